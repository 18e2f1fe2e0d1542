import type { AnyResource } from '#define/resource'
import { forbidden } from '#server/base/errors/forbidden'
import { Problem } from '#server/base/errors/problem'
import type { Writer } from '#server/write/context'

/** How many exports of a user may run at once, and how many files of theirs are stored. */
const runningOfUser = 3
const filesOfUser = 10

/**
 * Refuses a further export while several of the user run. The oldest files of a user who has many are deleted.
 * @throws Problem `throttled`
 */
export async function requireFreeExport({ database, caller: { userId } }: Writer): Promise<void> {
  const [found] = await database.query<{ count: number }>({
    name: 'export_running',
    text: `select count(*)::int as "count" from "jobs" where "user" = $1 and "kind" = 'export'
      and "status" in ('running', 'stopping')`,
    values: [userId],
  })
  if ((found?.count ?? 0) >= runningOfUser) throw new Problem({ kind: 'throttled', seconds: 60 })
  await database.query({
    name: 'export_make_room',
    text: `with "old" as (update "jobs" set "fileUntil" = null where "id" in (
        select "id" from "jobs" where "user" = $1 and "kind" = 'export' and "fileUntil" is not null
        order by "createdAt" desc offset ${filesOfUser - 1}) returning "id")
      delete from "job_parts" where "job" in (select "id" from "old")`,
    values: [userId],
  })
}

/**
 * An export ends when its user is no longer active or has another role: what it has read is of the earlier role.
 * @throws Problem `forbidden`
 */
export async function requireRole({ database, caller }: Writer, resource: AnyResource): Promise<void> {
  const [user] = await database.query<{ mayGoOn: boolean }>({
    name: 'export_role',
    text: `select "status" = 'active' and ("role" in ('admin', $2) or $2 = 'user') as "mayGoOn" from "users" where "id" = $1`,
    values: [caller.userId, caller.role],
  })
  if (!user?.mayGoOn) throw forbidden(resource, caller, 'read')
}
