import type { Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { Queryable } from '#server/base/database'
import { Problem } from '#server/base/errors/problem'
import { startOnce } from '../work/works'
import { inTransaction, type Writer } from '#server/write/context'

/** Lifetime of a stored plan that was not started, in milliseconds. */
export const planLife = 15 * 60 * 1000

/** A verb and the records to run it on. */
export interface StoredPlan {
  readonly verb: string
  readonly values: Values | null
  readonly ids: readonly string[]
}

/** A plan that was started and is not finished. */
export interface OpenPlan extends StoredPlan {
  readonly id: string
  readonly userId: string
  readonly resource: string
  /** The role of the user when they planned it. */
  readonly role: Role
  readonly done: number
}

/** Stores a plan and deletes expired ones, except those still running. */
export async function keepPlan(
  { database, caller, now, batch }: Writer,
  resource: AnyResource,
  { verb, values, ids }: StoredPlan,
): Promise<void> {
  await database.query({
    name: 'bulk_forget',
    text: `delete from "bulk_runs" b where b."createdAt" < $1
      and not exists (select from "works" w where w."id" = b."id" and w."finishedAt" is null)`,
    values: [new Date(Date.now() - planLife).toISOString()],
  })
  await database.query({
    name: 'bulk_keep',
    text: `insert into "bulk_runs" ("id", "userId", "role", "resource", "verb", "values", "ids", "createdAt")
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      ...[batch, caller.userId, caller.role, resource.name, verb],
      ...[values === null ? null : JSON.stringify(values), ids, now()],
    ],
  })
}

/**
 * Starts the plan named by the batch: once, by the user who created it, before it expires. It stays stored until it
 * is finished.
 * @throws Problem `token`
 */
export function takePlan(writer: Writer, resource: AnyResource): Promise<StoredPlan> {
  return inTransaction(writer, async ({ tx, batch, caller }) => {
    const [stored] = await tx.query<StoredPlan>({
      name: 'bulk_take',
      text: `select "verb", "values", "ids" from "bulk_runs"
        where "id" = $1 and "userId" = $2 and "resource" = $3 and "createdAt" > $4`,
      values: [batch, caller.userId, resource.name, new Date(Date.now() - planLife).toISOString()],
    })
    if (!stored || !(await startOnce(tx, caller, batch))) throw new Problem({ kind: 'token' })
    return stored
  })
}

export async function forgetPlan(database: Queryable, id: string): Promise<void> {
  await database.query({
    name: 'bulk_done',
    text: 'delete from "bulk_runs" where "id" = $1',
    values: [id],
  })
}

/** Started plans of active users that are neither finished nor stopped. */
export const openPlans = (database: Queryable): Promise<OpenPlan[]> =>
  database.query<OpenPlan>({
    name: 'bulk_open',
    text: `select b."id", b."userId", b."resource", b."verb", b."values", b."ids", w."done",
        case when u."role" = 'admin' or b."role" = 'user' then b."role" else u."role" end as "role"
      from "works" w join "bulk_runs" b on b."id" = w."id" join "users" u on u."id" = b."userId"
      where w."finishedAt" is null and w."stoppedAt" is null and b."role" is not null and u."status" = 'active'
      order by w."startedAt"`,
  })
