import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { splitSeries } from '#recurrence/split'
import { firstStart } from '#recurrence/starts'
import { sql } from '#server/db/statement'
import { requireAllowed } from '#server/read/access/access-sql'
import type { Row } from '#server/read/selection'
import type { Expecting } from '../action-input'
import { appOf, inTransaction, type Writer, type Writing } from '../context'
import { apply, removeLocked } from '../update'
import { differing } from '../values/values'
import { withExcluded } from './changed-series'
import { openSeries, type Chosen, type OpenSeries } from './open-series'
import { requireFew } from './require-few'
import { lengthIn, overridesFrom, seriesValues } from './series-record'

/**
 * Deletes one occurrence of a series, those from it on, or all of them, by the rules of a deletion of the series. It is
 * one transaction and one batch.
 * @returns the series as it is then; undefined if it was deleted
 * @throws Problem forbidden, missing, stale or invalid.
 */
export async function deleteOccurrence(
  writer: Writer,
  resource: AnyResource,
  name: string,
  { chosen, version }: { chosen: Chosen } & Expecting,
): Promise<Row | undefined> {
  requireAllowed(appOf(writer), resource, 'delete', writer.caller)
  return inTransaction(writer, async (writing) => {
    const opened = await openSeries(writing, resource, name, 'delete', { ...chosen, version })
    if (opened.scope === 'all') return deleteAll(writing, resource, opened)
    return opened.scope === 'this'
      ? deleteThis(writing, resource, opened)
      : deleteFollowing(writing, resource, opened)
  })
}

async function deleteAll(
  writing: Writing,
  resource: AnyResource,
  { record }: OpenSeries,
): Promise<undefined> {
  await removeLocked(writing, resource, record)
}

/** The occurrence is excluded; a series without any other is deleted. */
async function deleteThis(
  writing: Writing,
  resource: AnyResource,
  opened: OpenSeries,
): Promise<Row | undefined> {
  const { view, series, overrides, at } = opened
  const excluded = [...series.excluded, at]
  if (overrides.length === 0 && firstStart({ ...series, excluded }) === undefined)
    return deleteAll(writing, resource, opened)
  requireFew(resource, view, series)
  return changed(writing, resource, opened, withExcluded(view, series, at))
}

/** The series ends before the occurrence; the records that replace later ones are deleted. */
async function deleteFollowing(
  writing: Writing,
  resource: AnyResource,
  opened: OpenSeries,
): Promise<Row | undefined> {
  const { view, record, series, overrides, at } = opened
  for (const override of overridesFrom(view, overrides, at)) await removeLocked(writing, resource, override)
  const { before } = splitSeries(series, at)
  const values = seriesValues(view, before, lengthIn(view, record))
  const names = differing(record, values)
  return changed(writing, resource, opened, Object.fromEntries(names.map((name) => [name, values[name]])))
}

const changed = (writing: Writing, resource: AnyResource, { record }: OpenSeries, values: Values) =>
  apply(writing, resource, { operation: 'update', record, values, rule: sql`true` })
