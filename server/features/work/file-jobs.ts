import type { Caller } from '#server/base/caller'
import type { Queryable } from '#server/base/database'
import type { JobKind } from './jobs'

/** How far a job over a file is: its items, and the bytes of the file. */
export async function positionOf(
  database: Queryable,
  id: string,
): Promise<{
  readonly done: number
  readonly total: number
  readonly bytes: number
  readonly changed: number
}> {
  const [found] = await database.query<{ done: number; total: number; bytes: number; changed: number }>({
    name: 'jobs_position',
    text: 'select "done", "total", coalesce("bytes", 0) as "bytes", "changed" from "jobs" where "id" = $1',
    values: [id],
  })
  return found ?? { done: 0, total: 0, bytes: 0, changed: 0 }
}

/** Stores the number of items of a file that was read once; it is then read again from its beginning. */
export async function storeTotal(database: Queryable, id: string, total: number): Promise<void> {
  await database.query({
    name: 'jobs_total',
    text: `update "jobs" set "total" = $2::int, "bytes" = 0, "version" = "version" + 1, "updatedAt" = now() where "id" = $1`,
    values: [id, total],
  })
}

/** Stores how far a file is read while its items are counted. */
export async function storeBytes(database: Queryable, id: string, bytes: number): Promise<void> {
  await database.query({
    name: 'jobs_bytes',
    text: 'update "jobs" set "bytes" = $2::int where "id" = $1',
    values: [id, bytes],
  })
}

/** The number of unfinished jobs of a kind that a user has. */
export async function countRunning(
  database: Queryable,
  { userId }: Pick<Caller, 'userId'>,
  kind: JobKind,
): Promise<number> {
  const [found] = await database.query<{ count: number }>({
    name: 'jobs_running_of',
    text: `select count(*)::int as "count" from "jobs" where "user" = $1 and "kind" = $2
      and "status" in ('running', 'stopping')`,
    values: [userId, kind],
  })
  return found?.count ?? 0
}
