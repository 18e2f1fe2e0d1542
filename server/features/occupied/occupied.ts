import type { OccupiedAnswer } from '#define/views/occupied'
import type { AnyResource } from '#define/resource'
import { sql, statement } from '#server/db/statement'
import { allowedSql, requireAllowed } from '#server/read/access/access-sql'
import type { Reader } from '#server/read/list'
import {
  comparedRange,
  firstOverlap,
  occupiedBy,
  type Interval,
} from '#server/write/exclusive/occupied-times'
import { readOthers, targetOf, type ExclusiveView } from '#server/write/exclusive/others'
import { seriesView } from '#server/write/occurrences/series-record'
import type { OccupiedQuery } from './occupied-query'

/** How many records are looked up. */
const maxTargets = 1000

/**
 * Which of the records that a calendar has as exclusive are occupied at a time, or by a series, and when first. The
 * caller learns nothing else about the records that occupy them, which may be records that the caller may not read.
 */
export async function occupiedAt(
  reader: Reader,
  resource: AnyResource,
  view: ExclusiveView,
  { values, except }: OccupiedQuery,
): Promise<OccupiedAnswer> {
  requireAllowed(reader.app, resource, 'read', reader.caller)
  const targets = await readableTargets(reader, resource, view)
  if (targets.length === 0) return { occupied: [], capped: false }
  const now = Date.now()
  const wanted = occupiedBy(resource, view, values)
  const compared = { targets, range: comparedRange(wanted, now), isSeries: wanted.series !== undefined }
  const { records, isCapped } = await readOthers(reader.database, resource, view, compared)
  const leftOut = await exceptIds(reader, resource, except)
  const first = new Map<string, Interval>()
  for (const [index, other] of records.entries()) {
    // Other requests are processed in between.
    if (index % 100 === 99) await new Promise(setImmediate)
    if (leftOut.has(other.id)) continue
    const time = firstOverlap(wanted, other, now)
    const known = first.get(other.target)
    if (time && (!known || time.start < known.start)) first.set(other.target, time)
  }
  const occupied = [...first].map(([id, { start, end }]) => ({
    id,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
  }))
  return { occupied, capped: isCapped }
}

async function readableTargets(
  { app, caller, database }: Reader,
  resource: AnyResource,
  view: ExclusiveView,
): Promise<string[]> {
  const target = targetOf(app, resource, view)
  const allowed = requireAllowed(app, target, 'read', caller)
  const rows = await database.query<{ id: string }>(
    statement(sql`select "id" from ${sql.identifier(target.name)} where ${allowed} limit ${maxTargets}`),
  )
  return rows.map(({ id }) => id)
}

/**
 * The record that is being changed, if the caller may read it, and those that replace its occurrences: otherwise this
 * would say what a record of others occupies.
 */
async function exceptIds(
  { app, caller, database }: Reader,
  resource: AnyResource,
  except: string | undefined,
): Promise<ReadonlySet<string>> {
  const allowed = except === undefined ? undefined : allowedSql(app, resource, 'read', caller)
  if (!allowed || except === undefined) return new Set()
  const master = seriesView(resource)?.master
  const isOf = master === undefined ? sql`` : sql` or ${sql.identifier(master)} = ${except}`
  const rows = await database.query<{ id: string }>(
    statement(
      sql`select "id" from ${sql.identifier(resource.name)} where ("id" = ${except}${isOf}) and ${allowed}`,
    ),
  )
  return new Set(rows.map(({ id }) => id))
}
