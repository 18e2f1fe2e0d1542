import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { nextByRule } from '#recurrence/starts'
import { invalidField } from '#server/base/errors/problem'
import { list, type Reader } from '#server/read/list'
import { findOne } from '#server/read/find-one'
import { overlapping, type InstantRange } from '#server/read/conditions/overlapping'
import type { Condition } from '#server/read/conditions/condition'
import { eventOfRecord } from '../event-of-record'
import { hostOf } from '../host'
import type { IcsEvent } from '../ics-event'
import { peopleById, peopleIn } from '../people'
import { maxIcsEvents } from '../read-ics'
import { calendarOf } from '../values-of-event'

/** Which records are written. */
export interface IcsSelection extends InstantRange {
  readonly calendar?: string | undefined
  readonly ids?: readonly string[] | undefined
}

/** Where the records are read. */
export interface IcsReading {
  readonly reader: Reader
  readonly resource: AnyResource
  readonly publicUrl: string
}

/**
 * The records that the reader may read, as events in the order of their start.
 * @throws Problem forbidden; invalid if there are more than a file may have.
 */
export async function eventsOf(
  { reader, resource, publicUrl }: IcsReading,
  selection: IcsSelection,
): Promise<IcsEvent[]> {
  const view = calendarOf(resource)
  const { calendar, ids } = selection
  const where: Condition[] = [
    ...overlapping(resource, selection),
    ...(calendar === undefined || view.calendar === undefined
      ? []
      : [{ field: view.calendar, op: 'eq' as const, values: [calendar] }]),
  ]
  const { rows, next } = await list(reader, resource, {
    where,
    ...(ids && { ids }),
    trash: false,
    tabs: false,
    sorts: [{ field: view.start, order: 'asc' }],
    page: { kind: 'whole', limit: maxIcsEvents },
  })
  if (next !== undefined) throw invalidField('from', 'icsTooMany', { limit: maxIcsEvents })
  const events = await eventsFrom({ reader, resource, publicUrl }, rows)
  return events.filter((event) => happensIn(event, selection))
}

/** One record as an event, with those that replace occurrences of it.
 * @throws Problem missing; invalid for a record without a start.
 */
export async function eventsOfOne(reading: IcsReading, id: string): Promise<IcsEvent[]> {
  const { reader, resource } = reading
  const row = await findOne(reader, resource, id)
  const { series, start } = calendarOf(resource)
  const overrides = series
    ? await list(reader, resource, {
        where: [{ field: series.master, op: 'eq', values: [row.id] }],
        trash: false,
        tabs: false,
        sorts: [{ field: start, order: 'asc' }],
        page: { kind: 'whole', limit: maxIcsEvents },
      })
    : { rows: [] }
  const events = await eventsFrom(reading, [row, ...overrides.rows])
  if (events.length === 0) throw invalidField(start, 'required')
  return events
}

/** Records that the reader may read, as events. */
export async function eventsFrom(
  { reader, resource, publicUrl }: IcsReading,
  rows: readonly Values[],
): Promise<IcsEvent[]> {
  const people = await peopleById(reader, resource, peopleIn(resource, rows))
  const source = { resource, people, host: hostOf(publicUrl) }
  return rows.flatMap((row) => eventOfRecord(source, row) ?? [])
}

/** Whether an event is in a range: of a series, one of its occurrences. */
export function happensIn(event: IcsEvent, { from, to }: InstantRange): boolean {
  const { recurrence } = event
  if (recurrence === null || (from === undefined && to === undefined)) return true
  const length = Date.parse(event.end) - Date.parse(event.start)
  const since = from === undefined ? Date.parse(event.start) : Date.parse(from) - length
  const excluded = new Set(event.excluded.map((start) => Date.parse(start)))
  const added = event.added
    .map((start) => Date.parse(start))
    .filter((start) => start >= since && !excluded.has(start))
  const next = Math.min(nextByRule({ ...event, recurrence }, since, excluded) ?? Infinity, ...added)
  return next < (to === undefined ? Infinity : Date.parse(to))
}
