import { countChange } from '#server/db/count-change'
import type { Queryable } from '#server/base/database'
import { inTransaction, type Writer } from '#server/write/context'
import { notifyUsers } from '../notifications/notify'
import type { JobKind } from './jobs'
import { rowOf } from './record-step'

/**
 * From this number of items on, the user is notified at the end of a job, since they may have turned to something
 * else.
 */
const notifiedFrom = 500

/** The end of a job. */
export interface JobEnd {
  readonly kind: JobKind
  readonly name: string
  /** The resource of its records, if it is one. */
  readonly resource: string | null
  /** The number of its items, and of those that were not reached because it was stopped. */
  readonly total: number
  readonly left: number
  /** The number of records that it changed. */
  readonly changed: number
  readonly isUndoable: boolean
  /** Whether it was stopped; by default, if items are left. */
  readonly isStopped?: boolean
  /** A stopped job that may be continued later is not finished. */
  readonly mayContinue?: boolean
  /** Another server, or a later start, continued it: nobody waits for its response. */
  readonly isResumed?: boolean
}

/** Marks the writer's job as ended. Notifies the user of one that was long or was resumed. */
export async function endJob(writer: Writer, end: JobEnd): Promise<void> {
  await inTransaction(writer, async (writing) => {
    await storeEnd(writing.tx, writer.batch, end)
    const { app } = writer.services
    if (!app.notifications || (end.total < notifiedFrom && !end.isResumed)) return
    await notifyUsers(writing, [writer.caller.userId], {
      kind: `${end.kind}Finished`,
      subject: end.name,
      values: { count: end.changed },
      ...linkTo(end, writer.batch, app.jobs !== undefined),
    })
  })
}

function linkTo({ resource }: JobEnd, job: string, hasJobs: boolean) {
  if (hasJobs) return { link: { resource: 'jobs', record: job } }
  return resource === null ? {} : { link: { resource } }
}

async function storeEnd(tx: Queryable, id: string, end: JobEnd): Promise<void> {
  const { isStopped = end.left > 0 } = end
  await tx.query({
    name: 'jobs_end',
    text: `with "counted" as (${countChange('jobs')})
      update "jobs" set "status" = $2, "finishedAt" = $3, "isUndoable" = $4, "done" = "total" - $5::int,
        "progress" = ("total" - $5::int)::bigint * 100 / greatest("total", 1), "version" = "version" + 1,
        "updatedAt" = now() where "id" = $1`,
    values: [
      ...[id, isStopped ? 'stopped' : 'finished'],
      ...[isStopped && end.mayContinue ? null : new Date().toISOString(), end.isUndoable, end.left],
    ],
  })
}

/** Marks a job as failed, with the reason in the language of its user. */
export async function failJob(database: Queryable, id: string, message: string): Promise<void> {
  await database.query({
    name: 'jobs_fail',
    text: `with "counted" as (${countChange('jobs')})
      update "jobs" set "status" = 'failed', "finishedAt" = $2, "problems" = "problems" || $3::jsonb,
        "version" = "version" + 1, "updatedAt" = now() where "id" = $1 and "finishedAt" is null`,
    values: [id, new Date().toISOString(), JSON.stringify([rowOf({ message })])],
  })
}
