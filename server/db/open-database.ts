import type { Database, Queryable } from './database'

export type TransactionOptions = {
  /** How long one statement of it may take, in milliseconds. */
  statementMs?: number
  /** How long it may stay open altogether, in milliseconds. */
  transactionMs?: number
}

/** A database as `openDatabase` answers it: a transaction of it may be allowed more time than usual. */
export interface OpenDatabase extends Database {
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>
}
