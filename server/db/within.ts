import type { Database, Queryable } from '../base/database'

/** A database that runs everything inside a transaction that is already open: its `transaction` runs in that one. */
export const within = (engine: Database['engine'], tx: Queryable): Database => ({
  engine,
  query: (statement) => tx.query(statement),
  transaction: (work) => work(tx),
  close: () => Promise.reject(new Error('A transaction does not close its database')),
})
