import { setMaxListeners } from 'node:events'
import { RequestAborted } from '../base/database'
import type { Queryable } from '../base/database'

const origins = new WeakMap<Queryable, Queryable>()

/**
 * A read-only view of the database for one request: once the signal has aborted, no statement starts, and the rows of
 * a running one are discarded. Writes must use the database itself, as they are either completed or not started.
 */
export function abortable(database: Queryable, signal: AbortSignal): Queryable {
  // One request may run many statements at once, each with an abort listener.
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

/** The database behind an abortable one: caches are kept by it. */
export const originOf = (database: Queryable): Queryable => origins.get(database) ?? database

function requireWanted({ aborted }: AbortSignal): void {
  if (aborted) throw new RequestAborted('The client has disconnected.')
}
