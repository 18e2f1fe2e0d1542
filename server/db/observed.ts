import type { Database } from '../base/database'

/** A database that tells when it answers. */
export interface Observed {
  readonly database: Database
  /** Resolves when any statement or transaction that succeeds has been answered after the call. */
  nextAnswer(): Promise<void>
}

/** Lets others see that a database answers, whoever asked it. */
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
