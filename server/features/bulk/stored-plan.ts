import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import type { Queryable } from '#server/base/database'
import { Problem } from '#server/base/errors/problem'
import { dropItems } from '../work/items'
import { startOnce } from '../work/jobs'
import { inTransaction, type Writer } from '#server/write/context'

/** Lifetime of a stored plan that was not started, in milliseconds. */
export const planLife = 15 * 60 * 1000

/** A verb and the number of records to run it on, which are the items of the job. */
export interface StoredPlan {
  readonly verb: string
  readonly values: Values | null
  readonly count: number
}

/** How many plans of one user are stored that were not started: those of some tabs. */
const plansOfUser = 3

/** Stores a plan, and deletes expired ones and the oldest of a user who has many. */
export async function keepPlan(
  { database, caller, now, batch }: Writer,
  resource: AnyResource,
  { verb, values, count }: StoredPlan,
): Promise<void> {
  await database.query({
    name: 'bulk_keep',
    text: `insert into "bulk_runs" ("id", "userId", "resource", "verb", "values", "count", "createdAt")
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      ...[batch, caller.userId, resource.name, verb],
      ...[values === null ? null : JSON.stringify(values), count, now()],
    ],
  })
  const dropped = await database.query<{ id: string; count: number }>({
    name: 'bulk_forget',
    text: `delete from "bulk_runs" b where not exists (select from "jobs" j where j."id" = b."id" and j."finishedAt" is null)
        and (b."createdAt" < $1 or b."id" in (select "id" from "bulk_runs" where "userId" = $2
          order by "createdAt" desc, "id" offset ${plansOfUser}))
      returning "id", "count"`,
    values: [new Date(Date.now() - planLife).toISOString(), caller.userId],
  })
  for (const plan of dropped) await dropItems(database, plan.id, plan.count)
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
      text: `select "verb", "values", "count" from "bulk_runs"
        where "id" = $1 and "userId" = $2 and "resource" = $3 and "createdAt" > $4`,
      values: [batch, caller.userId, resource.name, new Date(Date.now() - planLife).toISOString()],
    })
    if (!stored) throw new Problem({ kind: 'token' })
    const isStarted = await startOnce(tx, caller, {
      id: batch,
      kind: 'bulk',
      name: sheetLabels(caller.language).resource(resource),
      resource: resource.name,
      verb: stored.verb,
      total: stored.count,
    })
    if (!isStarted) throw new Problem({ kind: 'token' })
    return stored
  })
}

/** The plan of a started job. */
export async function planOf(database: Queryable, id: string): Promise<StoredPlan | undefined> {
  const [stored] = await database.query<StoredPlan>({
    name: 'bulk_plan',
    text: 'select "verb", "values", "count" from "bulk_runs" where "id" = $1',
    values: [id],
  })
  return stored
}

export async function forgetPlan(database: Queryable, id: string): Promise<void> {
  await database.query({
    name: 'bulk_done',
    text: 'delete from "bulk_runs" where "id" = $1',
    values: [id],
  })
}
