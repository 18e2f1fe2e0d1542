import type { AnyResource } from '#define/resource'
import { Problem } from '#server/base/errors/problem'
import { report } from '#server/base/report'
import { sql } from '#server/db/statement'
import { inTransaction, programWriter } from '#server/write/context'
import { lockAllowed } from '#server/write/lock'
import type { Services } from '#server/write/services/services'
import { apply } from '#server/write/update'
import { forgetPassing } from './plan'

/** Plans that are read at once. */
const batchSize = 50
/** Plans of one run; the next run begins at once if there are more. */
const maxAtOnce = 500
/** When a record that could not be written is tried again. */
const retryMinutes = 10

interface Due {
  readonly record: string
  readonly field: string
}

/**
 * Applies the rules that wait for days and times that have passed, also while no server ran. Resolves with the time of
 * the next of them.
 */
export async function passDue(services: Services, resource: AnyResource): Promise<Date | undefined> {
  for (let count = 0; count < maxAtOnce; count += batchSize) {
    const due = await services.database.query<Due>({
      name: 'passing_due',
      text: `select "record", "field" from "due_dates" where "resource" = $1 and "dueAt" <= now()
        and ("retryAt" is null or "retryAt" <= now()) order by "dueAt" limit ${batchSize}`,
      values: [resource.name],
    })
    // One that fails does not keep the others from being done.
    for (const each of due) await passOne(services, resource, each)
    if (due.length < batchSize) break
  }
  const [next] = await services.database.query<{ dueAt: string | null }>({
    name: 'passing_next',
    text: 'select min(greatest("dueAt", "retryAt")) as "dueAt" from "due_dates" where "resource" = $1',
    values: [resource.name],
  })
  return next?.dueAt ? new Date(next.dueAt) : undefined
}

async function passOne(services: Services, resource: AnyResource, due: Due): Promise<void> {
  try {
    await pass(services, resource, due)
  } catch (error) {
    report('Rules for a date that has passed could not be applied', error)
    await services.database.query({
      name: 'passing_postpone',
      text: `update "due_dates" set "retryAt" = now() + make_interval(mins => ${retryMinutes})
        where "resource" = $1 and "record" = $2 and "field" = $3`,
      values: [resource.name, due.record, due.field],
    })
  }
}

/**
 * Removes the plan and applies the rules in one transaction. The record is locked first, as by any other write: if
 * another server was faster, or the date was changed, there is nothing to do.
 */
async function pass(services: Services, resource: AnyResource, { record: id, field }: Due): Promise<void> {
  try {
    await inTransaction(programWriter(services), async (writing) => {
      const record = await lockAllowed(writing, resource, id, 'update', undefined)
      const taken = await writing.tx.query({
        name: 'passing_take',
        text: `delete from "due_dates" where "resource" = $1 and "record" = $2 and "field" = $3 and "dueAt" <= now()
          returning "record"`,
        values: [resource.name, id, field],
      })
      if (taken.length === 0) return
      const nothing = { operation: 'update', record, values: {}, rule: sql`true` }
      await apply(writing, resource, { ...nothing, passed: field })
    })
  } catch (error) {
    // The record is deleted, or does not accept the change: it will not do so later either.
    if (!(error instanceof Problem)) throw error
    await forgetPassing(services.database, resource, { record: { id }, field })
  }
}
