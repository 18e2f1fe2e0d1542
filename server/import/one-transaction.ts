import type { Database, Queryable } from '../db/database'

/** So long may a whole import take, in milliseconds. */
const patience = { transactionMs: 120_000 }

/** A transaction in the place of the database: what the write door does in transactions of its own becomes part of it. */
export const within = (tx: Queryable, { engine }: Pick<Database, 'engine'>): Database => ({
  engine,
  query: (statement) => tx.query(statement),
  transaction: (work) => work(tx),
  close: () => Promise.reject(new Error('A transaction does not close its database')),
})

/** The same database, whose transactions may take as long as an import does. */
export const patient = (database: Database): Database => ({
  engine: database.engine,
  query: (statement) => database.query(statement),
  transaction: (work) => database.transaction(work, patience),
  close: () => database.close(),
})
