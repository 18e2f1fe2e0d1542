import { isDeepStrictEqual } from 'node:util'
import type { Values } from '#define/parsing/parse'
import type { AnyResource } from '#define/resource'
import { invalidField } from '#server/base/errors/problem'
import { quoted } from '#server/db/tables/columns'
import { sql, statement } from '#server/db/statement'
import { allowedSql } from '#server/read/access/access-sql'
import { appOf, type Writing } from '../context'
import { defer } from '../deferred'
import { comparedRange, firstOverlap, occupiedBy, type Occupied } from './occupied-times'
import { exclusiveView, readOthers, targetOf, type ExclusiveView } from './others'
import { occupiedText, type Overlap } from './occupied-text'

/**
 * Defers the comparison of a record with the others that refer to the same record to the end of the transaction: only
 * then the series, and the records that replace its occurrences, all have their new values.
 */
export function deferFree(
  writing: Writing,
  resource: AnyResource,
  values: Values & { readonly id: string },
  previous: Values | undefined,
): void {
  const view = exclusiveView(resource)
  if (!view) return
  const target = values[view.exclusive]
  if (typeof target !== 'string' || (values['deletedAt'] ?? null) !== null) return
  if (previous && occupiesNoMore(view, values, previous)) return
  defer(writing.tx, {
    resource: resource.name,
    record: values.id,
    order: target,
    run: () => requireFree(writing, resource, view, values.id),
  })
}

/** Whether a record occupies the same as before, or less of it: more starts of its series may be excluded. */
function occupiesNoMore(view: ExclusiveView, values: Values, previous: Values): boolean {
  const { exclusive, start, end = start, allDay, timezone, recurrence, series } = view
  const names = [exclusive, start, end, allDay, timezone, recurrence, series?.added]
  const isSame = (name: string | undefined) =>
    name === undefined || isDeepStrictEqual(values[name], previous[name])
  const excluded = (of: Values) =>
    ((of[series?.excluded ?? ''] ?? []) as readonly { start: string }[]).map((row) => Date.parse(row.start))
  const now = new Set(excluded(values))
  return names.every(isSame) && excluded(previous).every((at) => now.has(at))
}

/**
 * Locks what a record refers to, and compares the record as it is now with the others.
 * @throws Problem invalid at the field; it names the other record to those who may read it.
 */
async function requireFree(
  writing: Writing,
  resource: AnyResource,
  view: ExclusiveView,
  id: string,
): Promise<void> {
  const { tx } = writing
  const [row] = await tx.query<Values>(
    statement(sql`select * from ${sql.identifier(resource.name)} where "id" = ${id}`),
  )
  const target = row?.[view.exclusive]
  if (!row || typeof target !== 'string' || (row['deletedAt'] ?? null) !== null) return
  await lockTarget(writing, resource, view, target)
  const now = Date.parse(writing.now())
  const occupied = occupiedBy(resource, view, row)
  const range = comparedRange(occupied, now)
  const compared = { targets: [target], range, isSeries: occupied.series !== undefined }
  const { records, isCapped } = await readOthers(tx, resource, view, compared)
  if (isCapped) throw invalidField(view.exclusive, 'occupiedOften')
  const found = earliest(occupied, records, now)
  if (!found) return
  const seen = await titleIfReadable(writing, resource, found.other.id)
  const when = occupiedText(writing, found, row[view.timezone ?? ''] as string | null | undefined)
  throw invalidField(view.exclusive, seen === undefined ? 'occupiedWhen' : 'occupiedBy', {
    when,
    ...(seen !== undefined && { title: seen }),
  })
}

/** Others that refer to the same record wait here until this transaction has ended. */
async function lockTarget(
  writing: Writing,
  resource: AnyResource,
  view: ExclusiveView,
  id: string,
): Promise<void> {
  const target = targetOf(appOf(writing), resource, view)
  await writing.tx.query(
    statement(sql`select "id" from ${sql.identifier(target.name)} where "id" = ${id} for no key update`),
  )
}

/** The overlap with another record that begins first. */
function earliest(record: Occupied, others: readonly Occupied[], now: number): Overlap | undefined {
  let found: Overlap | undefined
  for (const other of others) {
    if (other.id === record.id) continue
    const time = firstOverlap(record, other, now)
    if (time && (!found || time.start < found.time.start)) found = { other, time }
  }
  return found
}

/** The title of a record if the caller may read it. */
async function titleIfReadable(
  writing: Writing,
  resource: AnyResource,
  id: string,
): Promise<string | undefined> {
  const allowed = allowedSql(appOf(writing), resource, 'read', writing.caller)
  if (!allowed) return undefined
  const [row] = await writing.tx.query<{ title: string | null }>(
    statement(
      sql`select ${sql.raw(quoted(resource.title))} as "title" from ${sql.identifier(resource.name)} where "id" = ${id} and ${allowed}`,
    ),
  )
  return row?.title ?? undefined
}
