import type { Queryable } from '#server/base/database'
import type { Caller } from '#server/base/caller'

/** Work that somebody has asked for, as the database keeps it. */
export interface Work {
  readonly id: string
  readonly done: number
  readonly finishedAt: string | null
}

/** Kept for so long, in milliseconds, that the same can be known again. */
const stored = 7 * 24 * 60 * 60 * 1000

/** Notes that work begins, or goes on after it was stopped; work that is too old is forgotten. */
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
  if (!work) throw new Error('Work that begins is kept')
  return work
}

/** Notes that work begins that is begun only once; false where it was begun already. */
export async function startOnce(tx: Queryable, { userId }: Caller, id: string): Promise<boolean> {
  const rows = await tx.query({
    name: 'works_start_once',
    text: `insert into "works" ("id", "userId", "startedAt", "done") values ($1, $2, $3, 0)
      on conflict ("id") do nothing returning "id"`,
    values: [id, userId, new Date().toISOString()],
  })
  return rows.length > 0
}

/** Work that was begun; undefined where there is none of that name any more. */
export async function knownWork(database: Queryable, id: string): Promise<Work | undefined> {
  const [work] = await database.query<Work>({
    name: 'works_known',
    text: 'select "id", "done", "finishedAt" from "works" where "id" = $1',
    values: [id],
  })
  return work
}

/** Notes that it is done up to a place; false where somebody else has gone on from there. */
export async function advanceWork(tx: Queryable, id: string, from: number, to: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'works_advance',
    text: 'update "works" set "done" = $3 where "id" = $1 and "done" = $2 returning "id"',
    values: [id, from, to],
  })
  return rows.length > 0
}

/** Notes that nothing of it is left to do. */
export async function finishWork(database: Queryable, id: string): Promise<void> {
  await database.query({
    name: 'works_finish',
    text: 'update "works" set "finishedAt" = $2 where "id" = $1',
    values: [id, new Date().toISOString()],
  })
}

/** Whether somebody has asked for it to stop. */
export async function isStopped(database: Queryable, id: string): Promise<boolean> {
  const rows = await database.query({
    name: 'works_stopped',
    text: 'select "id" from "works" where "id" = $1 and "stoppedAt" is not null',
    values: [id],
  })
  return rows.length > 0
}

/** Asks for it to stop after its next step; false where the caller has no such work under way. */
export async function stopWork(database: Queryable, { userId }: Caller, id: string): Promise<boolean> {
  const rows = await database.query({
    name: 'works_stop',
    text: `update "works" set "stoppedAt" = $3
      where "id" = $1 and "userId" = $2 and "finishedAt" is null returning "id"`,
    values: [id, userId, new Date().toISOString()],
  })
  return rows.length > 0
}
