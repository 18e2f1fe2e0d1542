import type { Role } from '#define/access'
import type { Caller, Language } from '#server/base/caller'
import type { Queryable } from '#server/base/database'
import { countChange } from '#server/db/count-change'

export type JobKind = 'bulk' | 'import' | 'export' | 'undo'

/** A job to start. */
export interface NewJob {
  /** The batch of its changes in the change log. */
  readonly id: string
  readonly kind: JobKind
  /** What it is about, in the language of the caller: a file, or a resource. */
  readonly name: string
  readonly resource: string | null
  readonly verb?: string
  /** The number of its items. */
  readonly total: number
  /** What its kind needs to continue it, as JSON. */
  readonly plan?: unknown
  /** The size of the file that it reads. */
  readonly totalBytes?: number
}

/** The progress of a stored job. */
export interface Job {
  readonly id: string
  readonly done: number
  readonly finishedAt: string | null
}

/** A job that no server has finished. */
export interface OpenJob {
  readonly id: string
  readonly userId: string
  /** That of the caller who started it, but no more than the user has now. */
  readonly role: Role
  readonly language: Language
  readonly kind: JobKind
  readonly name: string
  readonly resource: string | null
  readonly verb: string | null
  readonly done: number
  readonly total: number
  readonly plan: unknown
}

/** How long jobs are stored, in days. */
const storedDays = 90

const columns = `"id", "user", "role", "language", "kind", "name", "resource", "verb", "total", "plan", "createdAt", "totalBytes"`

const valuesOf = ({ userId, role, language }: Caller, job: NewJob): unknown[] => [
  ...[job.id, userId, role, language, job.kind, job.name.slice(0, 200), job.resource, job.verb ?? null],
  ...[job.total, job.plan === undefined ? null : JSON.stringify(job.plan), new Date().toISOString()],
  job.totalBytes ?? null,
]

/** Starts a job, or continues it after a stop. Deletes expired jobs. */
export async function beginJob(database: Queryable, caller: Caller, job: NewJob): Promise<Job> {
  await database.query({
    name: 'jobs_expire',
    text: `delete from "jobs" where "createdAt" < $1 and "status" not in ('running', 'stopping')`,
    values: [new Date(Date.now() - storedDays * 24 * 60 * 60 * 1000).toISOString()],
  })
  const [begun] = await database.query<Job>({
    name: 'jobs_begin',
    text: `with "counted" as (${countChange('jobs')})
      insert into "jobs" (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
      on conflict ("id") do update set "status" = 'running', "version" = "jobs"."version" + 1, "updatedAt" = now()
      returning "id", "done", "finishedAt"`,
    values: valuesOf(caller, job),
  })
  if (!begun) throw new Error('The job was not stored')
  return begun
}

/** Starts a job; returns false if it was started before. */
export async function startOnce(tx: Queryable, caller: Caller, job: NewJob): Promise<boolean> {
  const rows = await tx.query({
    name: 'jobs_start_once',
    text: `with "counted" as (${countChange('jobs')})
      insert into "jobs" (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
      on conflict ("id") do nothing returning "id"`,
    values: valuesOf(caller, job),
  })
  return rows.length > 0
}

/** A stored job; undefined if it does not exist or has expired. */
export async function knownJob(database: Queryable, id: string): Promise<Job | undefined> {
  const [job] = await database.query<Job>({
    name: 'jobs_known',
    text: 'select "id", "done", "finishedAt" from "jobs" where "id" = $1',
    values: [id],
  })
  return job
}

/** Whether the caller has started a job with this id. */
export async function ownJob(database: Queryable, { userId }: Caller, id: string): Promise<boolean> {
  const rows = await database.query({
    name: 'jobs_own',
    text: 'select "id" from "jobs" where "id" = $1 and "user" = $2',
    values: [id, userId],
  })
  return rows.length > 0
}

/**
 * Stores the progress of a job, for a file also in bytes; returns false if another process has continued it.
 */
export async function advanceJob(
  tx: Queryable,
  id: string,
  from: number,
  to: number,
  bytes: number | null = null,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'jobs_advance',
    text: `update "jobs" set "done" = $3::int, "progress" = $3::int::bigint * 100 / greatest("total", 1),
      "bytes" = coalesce($4::int, "bytes") where "id" = $1 and "done" = $2 returning "id"`,
    values: [id, from, to, bytes],
  })
  return rows.length > 0
}

/** Whether a stop was requested. */
export async function isStopped(database: Queryable, id: string): Promise<boolean> {
  const rows = await database.query({
    name: 'jobs_stopped',
    text: `select "id" from "jobs" where "id" = $1 and "status" in ('stopping', 'stopped')`,
    values: [id],
  })
  return rows.length > 0
}

/** Requests a stop after the next step; returns false if the caller has no such unfinished job. */
export async function stopJob(database: Queryable, { userId }: Caller, id: string): Promise<boolean> {
  const rows = await database.query({
    name: 'jobs_stop',
    text: `update "jobs" set "status" = case "status" when 'running' then 'stopping' else "status" end,
        "version" = "version" + 1, "updatedAt" = now()
      where "id" = $1 and "user" = $2 and "finishedAt" is null returning "id"`,
    values: [id, userId],
  })
  return rows.length > 0
}

/** Jobs of active users that run, or stop, on some server or on none. */
export const openJobs = (database: Queryable): Promise<OpenJob[]> =>
  database.query<OpenJob>({
    name: 'jobs_open',
    text: `select j."id", j."user" as "userId", j."language", j."kind", j."name", j."resource", j."verb", j."done",
        j."total", j."plan",
        case when u."role" = 'admin' or j."role" = 'user' then j."role" else u."role" end as "role"
      from "jobs" j join "users" u on u."id" = j."user"
      where j."status" in ('running', 'stopping') and u."status" = 'active'
      order by j."createdAt"`,
  })
