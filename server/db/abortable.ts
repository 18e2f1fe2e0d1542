import { setMaxListeners } from 'node:events'
import { RequestAborted } from '../base/database'
import type { Queryable } from '../base/database'

const origins = new WeakMap<Queryable, Queryable>()

/**
 * A database for one reader: once the signal has aborted, no statement begins, and nothing is done with the rows of one
 * that is under way. It is for reading alone; what writes goes to the database itself, and is done or not done.
 */
export function abortable(database: Queryable, signal: AbortSignal): Queryable {
  // One request may wait for many statements at once.
  setMaxListeners(0, signal)
  const reading: Queryable = {
    async query<Row>(statement: Parameters<Queryable['query']>[0]) {
      requireWanted(signal)
      const rows = await database.query<Row>({ ...statement, signal })
      requireWanted(signal)
      return rows
    },
  }
  origins.set(reading, database)
  return reading
}

/** The database behind that of a reader: what is remembered of it is the same for all. */
export const originOf = (database: Queryable): Queryable => origins.get(database) ?? database

function requireWanted({ aborted }: AbortSignal): void {
  if (aborted) throw new RequestAborted('The client has disconnected.')
}
