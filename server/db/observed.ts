import type { Database } from '../base/database'

/** A database that can report when it responds. */
export interface Observed {
  readonly database: Database
  /** Resolves when the next statement or transaction succeeds. */
  nextAnswer(): Promise<void>
}

/** Wraps a database so that any successful query, whoever runs it, shows that it responds. */
export function observed(database: Database): Observed {
  const waiting: (() => void)[] = []
  const answered = <T>(result: T): T => {
    if (waiting.length > 0) for (const resolve of waiting.splice(0)) resolve()
    return result
  }
  return {
    database: {
      engine: database.engine,
      query: async <Row>(statement: Parameters<Database['query']>[0]) =>
        answered(await database.query<Row>(statement)),
      transaction: async (work, options) => answered(await database.transaction(work, options)),
      close: () => database.close(),
    },
    nextAnswer: () => new Promise((resolve) => waiting.push(resolve)),
  }
}
