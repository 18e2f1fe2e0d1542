/** One SQL statement in PostgreSQL's `$1` style; `name` makes it a prepared statement of the connection. */
export type Statement = {
  text: string
  values?: readonly unknown[]
  name?: string
  /** A read of a few rows by their ids: it may share a connection with others of the same moment. */
  isBrief?: boolean
  /** Cancels a read statement: once it has aborted, the query rejects with RequestAborted. */
  signal?: AbortSignal
}

/** Runs SQL: the database itself, or one of its transactions. */
export interface Queryable {
  /**
   * Runs one statement and returns its rows. Dates are 'YYYY-MM-DD', instants ISO strings in UTC, bigint and numeric
   * numbers.
   */
  query<Row = Record<string, unknown>>(statement: Statement): Promise<Row[]>
}

export interface TransactionOptions {
  /** Timeout of each statement, in milliseconds. */
  readonly statementMs?: number
  /** How long the transaction may stay open, in milliseconds. */
  readonly transactionMs?: number
}

/** The database: the embedded one, or any PostgreSQL by DATABASE_URL. */
export interface Database extends Queryable {
  readonly engine: 'embedded' | 'postgres'
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. Inside `work` use only
   * `tx`. The options may raise the default timeouts.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Calls `listener` with the payload when any server notifies the channel (`pg_notify`), and without one when
   * notifications may have been missed; returns a function that stops this. Undefined where no other server can share
   * the database.
   */
  listen?(channel: string, listener: (payload?: string) => void): () => void
  /** Closes every connection, and the embedded engine with its lock. */
  close(): Promise<void>
}

/** The client has disconnected, so its request is not processed any further. */
export class RequestAborted extends Error {
  override name = 'RequestAborted'
}

/** The database did not respond in time or cannot be reached; the response is 503. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}
