import type { Queryable } from '#server/base/database'
import type { Caller } from '#server/base/caller'

/** Long work, as stored in the database. */
export interface Work {
  readonly id: string
  readonly done: number
  readonly finishedAt: string | null
}

/** How long work is stored, so that a repeated request is recognized, in milliseconds. */
const stored = 7 * 24 * 60 * 60 * 1000

/** Marks work as started, or as continued after a stop. Deletes expired work. */
export async function beginWork(database: Queryable, { userId }: Caller, id: string): Promise<Work> {
  await database.query({
    name: 'works_forget',
    text: 'delete from "works" where "startedAt" < $1',
    values: [new Date(Date.now() - stored).toISOString()],
  })
  const [work] = await database.query<Work>({
    name: 'works_begin',
    text: `insert into "works" ("id", "userId", "startedAt", "done") values ($1, $2, $3, 0)
      on conflict ("id") do update set "stoppedAt" = null returning "id", "done", "finishedAt"`,
    values: [id, userId, new Date().toISOString()],
  })
  if (!work) throw new Error('The long work was not stored')
  return work
}

/** Marks work as started; returns false if it was started before. */
export async function startOnce(tx: Queryable, { userId }: Caller, id: string): Promise<boolean> {
  const rows = await tx.query({
    name: 'works_start_once',
    text: `insert into "works" ("id", "userId", "startedAt", "done") values ($1, $2, $3, 0)
      on conflict ("id") do nothing returning "id"`,
    values: [id, userId, new Date().toISOString()],
  })
  return rows.length > 0
}

/** Stored work; undefined if it does not exist or has expired. */
export async function knownWork(database: Queryable, id: string): Promise<Work | undefined> {
  const [work] = await database.query<Work>({
    name: 'works_known',
    text: 'select "id", "done", "finishedAt" from "works" where "id" = $1',
    values: [id],
  })
  return work
}

/** Stores the progress of work; returns false if another process has continued it. */
export async function advanceWork(tx: Queryable, id: string, from: number, to: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'works_advance',
    text: 'update "works" set "done" = $3 where "id" = $1 and "done" = $2 returning "id"',
    values: [id, from, to],
  })
  return rows.length > 0
}

/** Marks work as finished. */
export async function finishWork(database: Queryable, id: string): Promise<void> {
  await database.query({
    name: 'works_finish',
    text: 'update "works" set "finishedAt" = $2 where "id" = $1',
    values: [id, new Date().toISOString()],
  })
}

/** Whether a stop was requested. */
export async function isStopped(database: Queryable, id: string): Promise<boolean> {
  const rows = await database.query({
    name: 'works_stopped',
    text: 'select "id" from "works" where "id" = $1 and "stoppedAt" is not null',
    values: [id],
  })
  return rows.length > 0
}

/** Requests a stop after the next step; returns false if the caller has no such unfinished work. */
export async function stopWork(database: Queryable, { userId }: Caller, id: string): Promise<boolean> {
  const rows = await database.query({
    name: 'works_stop',
    text: `update "works" set "stoppedAt" = $3
      where "id" = $1 and "userId" = $2 and "finishedAt" is null returning "id"`,
    values: [id, userId, new Date().toISOString()],
  })
  return rows.length > 0
}
