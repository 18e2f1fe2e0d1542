import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { splitSeries } from '#recurrence/split'
import { invalidField } from '#server/base/errors/problem'
import { uuid7 } from '#server/db/uuid7'
import type { SQL } from '#server/db/statement'
import { sql } from '#server/db/statement'
import { requireAllowed } from '#server/read/access/access-sql'
import { findOne } from '#server/read/find-one'
import type { Row } from '#server/read/selection'
import type { Expecting } from '../action-input'
import { appOf, inTransaction, readerIn, type Stored, type Writer, type Writing } from '../context'
import { createInside } from '../create'
import { apply } from '../update'
import { cleanRecord } from '../values/clean-input'
import { versionIn, withoutUnchanged } from '../values/sent-back'
import { differing, parseInput } from '../values/values'
import { changedSeries, followedValues, ruleOfRest, withExcluded, type ChangedSeries } from './changed-series'
import { openSeries, type Chosen, type OpenSeries } from './open-series'
import { requireFew } from './require-few'
import { instantOf, lengthIn, overridesFrom, seriesValues, timeValues } from './series-record'

/** A change of a series: what the functions below need of it. */
interface Changing extends OpenSeries {
  readonly writing: Writing
  readonly resource: AnyResource
  readonly rule: SQL
  /** The former values of the chosen occurrence, and those that change. */
  readonly occurrence: Values
  readonly changed: Values
}

/**
 * Changes one occurrence of a series, those from it on, or all of them, by the rules of an update of the series. It is
 * one transaction and one batch, so that it is undone as a whole.
 * @returns the record that the chosen occurrence belongs to afterwards
 * @throws Problem forbidden, missing, stale or invalid.
 */
export async function changeOccurrence(
  writer: Writer,
  resource: AnyResource,
  name: string,
  { chosen, given, version }: { chosen: Chosen; given: unknown } & Expecting,
): Promise<Row> {
  const rule = requireAllowed(appOf(writer), resource, 'update', writer.caller)
  const input = await cleanRecord(resource, writer.caller.role, given)
  return inTransaction(writer, async (writing) => {
    const expected = version ?? versionIn(input.given)
    const opened = await openSeries(writing, resource, name, 'update', { ...chosen, version: expected })
    const { view, record, at } = opened
    const sent = await withoutUnchanged(writing, resource, record, input.given)
    const parsed = parseInput(resource, writer.caller.role, input.with(sent), 'update')
    const occurrence = { ...record, ...timeValues(view, at, lengthIn(view, record)) }
    const names = differing(occurrence, parsed)
    if (names.length === 0) return findOne(readerIn(writing), resource, record.id)
    const changed = Object.fromEntries(names.map((field) => [field, parsed[field]]))
    return byScope[opened.scope]({ ...opened, writing, resource, rule, occurrence, changed })
  })
}

const byScope = { this: changeThis, following: changeFollowing, all: changeAll }

/** The values of a record that a copy of it also has. */
const copied = (resource: AnyResource, record: Values): Values =>
  Object.fromEntries(Object.keys(resource.fields).map((name) => [name, record[name]]))

/** The occurrence becomes a record of its own, which replaces it in the series. */
async function changeThis(changing: Changing): Promise<Row> {
  const { writing, resource, rule, view, record, series, at, occurrence, changed } = changing
  const exceptions = [view.recurrence, view.added].find((name) => name in changed)
  if (exceptions !== undefined) throw invalidField(exceptions, 'readOnly')
  requireFew(resource, view, series)
  const own = {
    [view.recurrence]: null,
    [view.excluded]: [],
    [view.added]: [],
    [view.master]: record.id,
    [view.originalStart]: at,
  }
  const values = { ...copied(resource, occurrence), ...changed, ...own, id: uuid7() }
  const row = await createInside(writing, resource, values, rule, record)
  // The record exists before its start is excluded: nobody is notified that the occurrence does not take place.
  await apply(writing, resource, {
    operation: 'update',
    record,
    values: withExcluded(view, series, at),
    rule,
  })
  return row
}

/** The series ends before the occurrence, and another one begins with it. */
async function changeFollowing(changing: Changing): Promise<Row> {
  const { writing, resource, rule, view, record, series, overrides, at, occurrence } = changing
  const { before, after } = splitSeries(series, at)
  const changed = ruleOfRest(view, series, after, changing.changed)
  const rest = { ...copied(resource, occurrence), ...seriesValues(view, after, lengthIn(view, record)) }
  const next = changedSeries(view, after, occurrence, changed)
  const id = uuid7()
  const row = await createInside(writing, resource, { ...rest, ...next.values, id }, rule, record)
  const following = overridesFrom(view, overrides, at)
  await changeOverrides({ ...changing, changed }, following, next, { [view.master]: id })
  const values = endedValues(changing, seriesValues(view, before, lengthIn(view, record)))
  await apply(writing, resource, { operation: 'update', record, values, rule })
  return row
}

/** What changes in a series that ends earlier: its start only where that is another one. */
function endedValues({ record }: OpenSeries, values: Values): Values {
  return Object.fromEntries(differing(record, values).map((name) => [name, values[name]]))
}

/** All occurrences change, and the records that replace some of them as far as they were as the series. */
async function changeAll(changing: Changing): Promise<Row> {
  const { writing, resource, rule, view, record, series, overrides, occurrence, changed } = changing
  const next = changedSeries(view, series, occurrence, changed)
  await changeOverrides(changing, overrides, next, {})
  return apply(writing, resource, { operation: 'update', record, values: next.values, rule })
}

async function changeOverrides(
  { writing, resource, view, record, changed }: Changing,
  overrides: readonly Stored[],
  { length, movedStarts }: ChangedSeries,
  more: Values,
): Promise<void> {
  const starts = movedStarts(overrides.map((override) => instantOf(override[view.originalStart])))
  for (const [index, override] of overrides.entries()) {
    const originalStart = starts[index] ?? instantOf(override[view.originalStart])
    const followed = followedValues(view, { record, override, changed }, { originalStart, length })
    const values = { ...followed, ...more }
    await apply(writing, resource, { operation: 'update', record: override, values, rule: sql`true` })
  }
}
