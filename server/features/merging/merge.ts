import type { Appended } from '#define/declaration/appended'
import type { AnyResource } from '#define/resource'
import type { Database, Queryable } from '#server/base/database'
import { quoted } from '#server/db/tables/columns'
import { sql, statement } from '#server/db/statement'
import type { Services } from '#server/write/services/services'
import { mergeSql, type Unit } from './merge-sql'

/** Approximate number of records that one transaction merges. */
const rowsAtOnce = 5000
const unitMs: Record<Unit, number> = { hour: 3_600_000, day: 86_400_000 }
/** Requests that are still running may add records of the previous hour for so long. */
const graceMs = 3_600_000

/**
 * Merges the old records of every resource that is only appended to: those of an hour once it is over, later those of a
 * day. Several servers may do this at the same time: the position of each resource is locked.
 */
export async function mergeAppended({ app, database }: Services, now = new Date()): Promise<void> {
  for (const resource of Object.values(app)) {
    const { appended } = resource
    if (!appended || appended === 'kept') continue
    await mergeUpTo(database, resource, appended, 'hour', startOf('hour', now.getTime() - graceMs))
    const days = now.getTime() - appended.hourDays * unitMs.day
    await mergeUpTo(database, resource, appended, 'day', startOf('day', days))
  }
}

const startOf = (unit: Unit, moment: number): string =>
  new Date(Math.floor(moment / unitMs[unit]) * unitMs[unit]).toISOString()

async function mergeUpTo(
  database: Database,
  resource: AnyResource,
  appended: Appended,
  unit: Unit,
  end: string,
): Promise<void> {
  await database.query({
    name: 'merge_begin',
    text: `insert into "merge_positions" ("resource", "unit", "until") values ($1, $2, '-infinity') on conflict do nothing`,
    values: [resource.name, unit],
  })
  const step = (tx: Queryable) => mergeStep(tx, resource, appended, unit, end)
  while (await database.transaction(step));
}

/** Merges the next records; returns whether there are more. */
async function mergeStep(
  tx: Queryable,
  resource: AnyResource,
  appended: Appended,
  unit: Unit,
  end: string,
): Promise<boolean> {
  const [position] = await tx.query<{ until: string }>({
    name: 'merge_position',
    text: `select "until"::text as "until" from "merge_positions" where "resource" = $1 and "unit" = $2 and "until" < $3::timestamptz for update skip locked`,
    values: [resource.name, unit, end],
  })
  if (!position) return false
  const next = await nextEnd(tx, resource, appended, { unit, from: position.until, end })
  await tx.query(statement(mergeSql(resource, appended, unit, position.until, next)))
  await tx.query({
    name: 'merge_advance',
    text: `update "merge_positions" set "until" = $3::timestamptz where "resource" = $1 and "unit" = $2`,
    values: [resource.name, unit, next],
  })
  return next < end
}

interface Interval {
  readonly unit: Unit
  readonly from: string
  readonly end: string
}

/** The end of the interval that a step merges: the start of an hour or day, after about `rowsAtOnce` records. */
async function nextEnd(
  tx: Queryable,
  resource: AnyResource,
  { at }: Appended,
  { unit, from, end }: Interval,
): Promise<string> {
  const column = sql.raw(quoted(at))
  const [row] = await tx.query<{ at: string | Date }>(
    statement(
      sql`select ${column} as "at" from ${sql.raw(quoted(resource.name))} where ${column} >= ${from}::timestamptz and ${column} < ${end}::timestamptz order by ${column} ${sql.raw(`limit 1 offset ${rowsAtOnce}`)}`,
    ),
  )
  if (!row) return end
  const next = startOf(unit, new Date(row.at).getTime() + unitMs[unit])
  return next < end ? next : end
}
