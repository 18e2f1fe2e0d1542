import type { Database, Queryable } from '../../base/database'
import { originOf } from '../../db/abortable'

/** Timeout of a statement that reads everything, where PostgreSQL ends it; the embedded engine has its own. */
const everythingMs = 10_000

/** The database with the timeout of a statement that reads everything that matches. */
export function longer(database: Queryable): Queryable {
  const origin = originOf(database) as Partial<Database> & Queryable
  if (origin.engine !== 'postgres' || !origin.transaction) return database
  const { transaction } = origin
  return {
    query: <Row>(found: Parameters<typeof database.query>[0]) =>
      transaction.call(origin, (tx) => tx.query(found), { statementMs: everythingMs }) as Promise<Row[]>,
  }
}
