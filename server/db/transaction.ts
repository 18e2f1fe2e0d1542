import type { QueryResult, QueryResultRow } from 'pg'
import { DatabaseUnavailable } from '../base/database'
import type { Queryable, Statement } from '../base/database'

/** Runs one statement on one session; statements are executed in the order in which they were sent. */
export type Run = <Row extends QueryResultRow>(statement: Statement) => Promise<QueryResult<Row>>

export type TransactionLimits = {
  /** How long the whole transaction may stay open, in milliseconds. */
  transactionMs: number
}

/**
 * Called when the transaction has sent its last statement; the next statement of the session may be another caller's.
 */
type OnLeaving = () => void

/**
 * Runs `work` between BEGIN and COMMIT of one session and returns its result.
 * @throws the error of `work` after ROLLBACK, and an Error where the database rolled back although `work` resolved.
 */
export async function inTransaction<T>(
  run: Run,
  work: (tx: Queryable) => Promise<T>,
  limits: TransactionLimits,
  onLeaving: OnLeaving = () => {},
): Promise<T> {
  const tx = new Transaction(run)
  const begun = run({ text: 'BEGIN' })
  // Not awaited: BEGIN is sent together with the first statement, which fails too when BEGIN does.
  begun.catch(() => {})
  let result: T
  try {
    result = await within(limits.transactionMs, work(tx))
    await begun
  } catch (error) {
    await end('ROLLBACK').catch(() => {})
    throw error
  }
  const { command } = await end('COMMIT')
  if (command !== 'COMMIT')
    throw new Error('The transaction was rolled back because a statement in it failed.')
  return result

  function end(text: string) {
    tx.close()
    const ended = run({ text })
    onLeaving()
    return ended
  }
}

class Transaction implements Queryable {
  private open = true

  constructor(private readonly run: Run) {}

  async query<Row = Record<string, unknown>>(statement: Statement): Promise<Row[]> {
    if (!this.open) throw new Error('The transaction has ended: use the database for this statement.')
    return (await this.run<QueryResultRow>(statement)).rows as Row[]
  }

  /** Rejects further statements, which would run outside of the transaction. */
  close(): void {
    this.open = false
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const message = `A transaction stayed open longer than ${milliseconds / 1000} seconds and was rolled back.`
    timer = setTimeout(() => reject(new DatabaseUnavailable(message)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
