/** One SQL statement in PostgreSQL's `$1` style; `name` makes it a prepared statement of the connection. */
export type Statement = {
  text: string
  values?: readonly unknown[]
  name?: string
  /** Nobody waits for the rows of a reading statement once this has aborted: it rejects with RequestAborted. */
  signal?: AbortSignal
}

/** Whatever runs SQL: the database itself, or one transaction of it. */
export interface Queryable {
  /** Runs one statement and answers its rows. Dates are 'YYYY-MM-DD', instants ISO strings in UTC, bigint and numeric numbers. */
  query<Row = Record<string, unknown>>(statement: Statement): Promise<Row[]>
}

export interface TransactionOptions {
  /** How long one statement of it may take, in milliseconds. */
  readonly statementMs?: number
  /** How long it may stay open altogether, in milliseconds. */
  readonly transactionMs?: number
}

/** The database behind the program: the embedded one, or any PostgreSQL by DATABASE_URL. */
export interface Database extends Queryable {
  readonly engine: 'embedded' | 'postgres'
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. Inside it use only `tx`.
   * It may be allowed more time than usual.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Calls back when any server says something on a channel (`pg_notify`); answers how to stop. Left out where no other
   * server can have the database.
   */
  listen?(channel: string, listener: () => void): () => void
  /** Ends every connection, and the embedded engine with its lock. */
  close(): Promise<void>
}

/** Whoever asked is gone: what was asked is not worked on any further. */
export class RequestAborted extends Error {
  override name = 'RequestAborted'
}

/** The database did not answer in time or cannot be reached; HTTP says 503. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}
