import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { Queryable } from '#server/base/database'

/** The last time that a timestamp of the database has in four digits of the year, in milliseconds. */
const latest = Date.UTC(9999, 11, 31)

/** When a value of a date or a time has passed: a day is over at midnight of the server. Undefined without a value. */
export function passingAt({ fields }: AnyResource, name: string, value: unknown): Date | undefined {
  if (typeof value !== 'string' && !(value instanceof Date)) return undefined
  const at = fields[name]?.kind === 'date' ? dayAfter(String(value)) : new Date(value)
  return at.getTime() <= latest ? at : undefined
}

function dayAfter(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const after = new Date(2000, month - 1, date + 1)
  after.setFullYear(year, month - 1, date + 1)
  return after
}

/** A field of a record. */
export interface PassingField {
  readonly record: Values & { readonly id: string }
  readonly field: string
}

/** Plans when the value of a field will have passed, in the transaction of its change; or removes the plan. */
export async function planPassing(
  tx: Queryable,
  resource: AnyResource,
  { record, field }: PassingField,
  isRestored: boolean,
): Promise<void> {
  const at = passingAt(resource, field, record[field])
  // What an undo restores had passed before, and its rules have been applied.
  if (!at || (isRestored && at.getTime() <= Date.now())) {
    await forgetPassing(tx, resource, { record, field })
    return
  }
  await tx.query({
    name: 'passing_plan',
    text: `insert into "due_dates" ("resource", "record", "field", "dueAt") values ($1, $2, $3, $4)
      on conflict ("resource", "record", "field") do update set "dueAt" = excluded."dueAt", "retryAt" = null`,
    values: [resource.name, record.id, field, at.toISOString()],
  })
}

/** Removes the plan for a field of a record. */
export const forgetPassing = (
  tx: Queryable,
  { name }: AnyResource,
  { record, field }: { readonly record: { readonly id: string }; readonly field: string },
) =>
  tx.query({
    name: 'passing_forget',
    text: 'delete from "due_dates" where "resource" = $1 and "record" = $2 and "field" = $3',
    values: [name, record.id, field],
  })
