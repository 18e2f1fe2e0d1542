import type { Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parse'
import type { Queryable } from '#server/base/database'
import { Problem } from '#server/base/errors/problem'
import { startOnce } from '../work/works'
import { inTransaction, type Writer } from '#server/write/context'

/** A plan is good for this long, in milliseconds. */
export const planLife = 15 * 60 * 1000

/** What is to be done, and to which records. */
export interface StoredPlan {
  readonly verb: string
  readonly values: Values | null
  readonly ids: readonly string[]
}

/** A plan that was begun and is not over. */
export interface OpenPlan extends StoredPlan {
  readonly id: string
  readonly userId: string
  readonly resource: string
  /** The role in which it was planned. */
  readonly role: Role
  readonly done: number
}

/** Keeps a plan, and forgets those whose time is over; one that was begun stays until it is done. */
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
 * Begins the plan that has the batch's name: once, by whoever made it, while it is good. It stays until it is done.
 * @throws Problem token
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

/** What was begun by people whose accounts are in use, and neither finished nor stopped. */
export const openPlans = (database: Queryable): Promise<OpenPlan[]> =>
  database.query<OpenPlan>({
    name: 'bulk_open',
    text: `select b."id", b."userId", b."resource", b."verb", b."values", b."ids", w."done",
        case when u."role" = 'admin' or b."role" = 'user' then b."role" else u."role" end as "role"
      from "works" w join "bulk_runs" b on b."id" = w."id" join "users" u on u."id" = b."userId"
      where w."finishedAt" is null and w."stoppedAt" is null and b."role" is not null and u."status" = 'active'
      order by w."startedAt"`,
  })
