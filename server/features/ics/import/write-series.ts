import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { invalidField } from '#server/base/errors/problem'
import { within } from '#server/db/within'
import { inTransaction, type Stored, type Writer, type Writing } from '#server/write/context'
import { create } from '#server/write/create'
import { failingChecks, holdChecks } from '#server/write/deferred'
import type { IcsEvent } from '../ics-event'
import { calendarOf, valuesOfEvent, type RecordValues, type ValuesContext } from '../values-of-event'
import type { KnownEvents } from './known-events'
import { change, remove, updatedValues } from './write-record'

/** The events of a file with the same identifier: one that may be a series, and those that replace its occurrences. */
export interface IcsGroup {
  readonly main: IcsEvent | undefined
  readonly overrides: readonly IcsEvent[]
}

/** How events are written. */
export interface SeriesWriting {
  readonly resource: AnyResource
  readonly known: KnownEvents
  /** What the values of an event depend on, and of an existing record. */
  readonly contextFor: (record: Stored | undefined) => ValuesContext
  /** Values of new records besides those of the file. */
  readonly created: Values
  /** The values that the server sets in new records. */
  readonly owned?: Values
  /** Whether records that replace occurrences are deleted if the file no longer has them. */
  readonly isWhole?: boolean
  /** What else an event means for a record, and which of its values do not change, by all that the event says. */
  readonly adapted?: (values: RecordValues, written: WrittenEvent) => RecordValues
}

/** An event that is written. */
export interface WrittenEvent {
  readonly event: IcsEvent
  /** The record that changes; undefined for a new one. */
  readonly existing: Stored | undefined
  /** The series of which it replaces an occurrence, if it existed before. */
  readonly series: Stored | undefined
}

/** What became of an event. */
export type Outcome = 'created' | 'updated' | 'unchanged'

const maxExcluded = 500

/**
 * Writes the events with one identifier in one transaction, by the rules of any creation and update.
 * @throws Problem invalid, forbidden or missing.
 */
export function writeGroup(writer: Writer, group: IcsGroup, how: SeriesWriting): Promise<Outcome[]> {
  return inTransaction(writer, (writing) => writeGroupInside(writing, group, how))
}

/** The same inside a transaction. */
export async function writeGroupInside(
  writing: Writing,
  group: IcsGroup,
  how: SeriesWriting,
): Promise<Outcome[]> {
  // Whether a room is free shows when all records are written.
  holdChecks(writing.tx)
  const inside: Writer = { ...writing, database: within(writing.services.database.engine, writing.tx) }
  const uid = (group.main ?? group.overrides[0])?.uid ?? ''
  const existing = how.known.find({ uid, originalStart: null })
  const outcomes: Outcome[] = []
  let master = existing?.id
  const writeOverrides = async () => {
    for (const override of group.overrides) {
      const outcome = await writeOverride(writing, inside, how, { override, master, series: existing })
      if (outcome) outcomes.push(outcome)
    }
  }
  // They exist before their starts are excluded: nobody is notified that the occurrences do not take place.
  if (existing) await writeOverrides()
  if (group.main) {
    const values = mainValues(how, group, group.main, existing)
    const saved = await save(writing, inside, how, values, { event: group.main, existing, series: undefined })
    outcomes.push(saved.outcome)
    master = saved.id
  } else if (existing) await excludeIn(writing, how, existing, group.overrides)
  await removeMissing(writing, how, group, existing)
  if (!existing) await writeOverrides()
  for (const problem of (await failingChecks(writing.tx)).values()) throw problem
  return outcomes
}

/** The values of the event itself: a series also excludes the starts that other events replace. */
function mainValues(
  how: SeriesWriting,
  { overrides }: IcsGroup,
  main: IcsEvent,
  existing: Stored | undefined,
): RecordValues {
  const replaced = [
    ...overrides.flatMap(({ originalStart }) => originalStart ?? []),
    ...(existing && !how.isWhole ? startsOf(how, how.known.overridesOf(existing.id)) : []),
  ]
  const excluded = main.recurrence === null ? [] : [...new Set([...main.excluded, ...replaced])].toSorted()
  if (excluded.length > maxExcluded) throw invalidField('', 'icsExceptions')
  return valuesOfEvent(how.resource, { ...main, excluded }, how.contextFor(existing))
}

const startsOf = ({ resource }: SeriesWriting, records: readonly Stored[]): string[] => {
  const name = calendarOf(resource).series?.originalStart
  return name === undefined
    ? []
    : records.flatMap((record) => (record[name] ? new Date(record[name] as string).toISOString() : []))
}

/** Excludes starts in a series that the file does not have. */
async function excludeIn(
  writing: Writing,
  how: SeriesWriting,
  existing: Stored,
  overrides: readonly IcsEvent[],
): Promise<void> {
  const { series, recurrence } = calendarOf(how.resource)
  if (!series || recurrence === undefined || existing[recurrence] === null) return
  const rows = (existing[series.excluded] ?? []) as readonly { start: string }[]
  const starts = new Set(rows.map(({ start }) => new Date(start).toISOString()))
  for (const { originalStart } of overrides) if (originalStart !== null) starts.add(originalStart)
  if (starts.size > maxExcluded) throw invalidField('', 'icsExceptions')
  const excluded = [...starts].toSorted().map((start) => ({ start }))
  await change(writing, how.resource, existing, { given: {}, set: { [series.excluded]: excluded } })
}

/** Deletes records that replace occurrences, if the file has the whole series without them. */
async function removeMissing(
  writing: Writing,
  how: SeriesWriting,
  { main, overrides }: IcsGroup,
  existing: Stored | undefined,
): Promise<void> {
  if (!existing || !main || !how.isWhole) return
  const kept = new Set(overrides.map(({ originalStart }) => originalStart))
  for (const record of how.known.overridesOf(existing.id)) {
    const [start = ''] = startsOf(how, [record])
    if (!kept.has(start)) await remove(writing, how.resource, record)
  }
}

interface WrittenOverride {
  readonly override: IcsEvent
  /** The id of its series, and the series if it existed before. */
  readonly master: string | undefined
  readonly series: Stored | undefined
}

/** Writes an event that replaces an occurrence; a cancelled one is only excluded in its series. */
async function writeOverride(
  writing: Writing,
  inside: Writer,
  how: SeriesWriting,
  { override, master, series: former }: WrittenOverride,
): Promise<Outcome | undefined> {
  const { series, recurrence } = calendarOf(how.resource)
  const existing = how.known.find(override)
  if (override.status === 'cancelled') {
    if (existing) await remove(writing, how.resource, existing)
    return existing ? 'updated' : undefined
  }
  const { given, set } = valuesOfEvent(how.resource, override, how.contextFor(existing))
  const own = series && {
    [series.master]: master ?? null,
    [series.originalStart]: override.originalStart,
  }
  const values = { given: { ...given, ...(recurrence && { [recurrence]: null }) }, set: { ...set, ...own } }
  const written = { event: override, existing, series: former }
  return (await save(writing, inside, how, values, written)).outcome
}

async function save(
  writing: Writing,
  inside: Writer,
  how: SeriesWriting,
  given: RecordValues,
  written: WrittenEvent,
): Promise<{ readonly id: string; readonly outcome: Outcome }> {
  const { existing } = written
  const updated = existing ? updatedValues(how.resource, existing, given) : given
  const values = how.adapted?.({ given: given.given, set: updated.set }, written) ?? updated
  if (existing) {
    const isChanged = await change(writing, how.resource, existing, values)
    return { id: existing.id, outcome: isChanged ? 'updated' : 'unchanged' }
  }
  const set = { ...values.set, ...how.owned }
  const { id } = await create(inside, how.resource, { ...how.created, ...values.given }, undefined, set)
  return { id, outcome: 'created' }
}
