import type { SeriesFields } from '#define/any-resource'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { NewStart } from '#recurrence/shift'
import type { Series } from '#recurrence/starts'
import { invalidField } from '#server/base/errors/problem'
import { sql, statement } from '#server/db/statement'
import type { Stored, Writing } from '../context'

/** The fields of a resource whose records repeat. */
export interface SeriesView extends SeriesFields {
  readonly start: string
  readonly end: string
  readonly recurrence: string
  readonly allDay: string | undefined
  readonly timezone: string | undefined
}

/** The declared fields of series; undefined if the resource has none. */
export function seriesView({ views }: AnyResource): SeriesView | undefined {
  const { start, end, recurrence, series, allDay, timezone } = views?.calendar ?? {}
  if (series === undefined || start === undefined || end === undefined || recurrence === undefined)
    return undefined
  return { ...series, start, end, recurrence, allDay, timezone }
}

/** An instant of a record in ISO 8601. */
export const instantOf = (value: unknown): string => new Date(value as string).toISOString()

const startsIn = (value: unknown): string[] =>
  ((value ?? []) as { readonly start: string }[]).map(({ start }) => instantOf(start))

/** The starts as the fields of a record store them. */
export const listOfStarts = (starts: readonly string[]) => starts.map((start) => ({ start }))

/**
 * The series of a record.
 * @throws Problem invalid if it does not repeat.
 */
export function seriesIn(view: SeriesView, record: Values): Series {
  const recurrence = record[view.recurrence]
  if (typeof recurrence !== 'string') throw invalidField('originalStart', 'noOccurrence')
  return {
    ...newStartIn(view, record),
    recurrence,
    excluded: startsIn(record[view.excluded]),
    added: startsIn(record[view.added]),
  }
}

/** The start of a record with the time zone in which it repeats. */
export const newStartIn = (view: SeriesView, record: Values): NewStart => ({
  start: instantOf(record[view.start]),
  timezone: view.timezone === undefined ? null : ((record[view.timezone] ?? null) as string | null),
  allDay: view.allDay !== undefined && record[view.allDay] === true,
})

/** How long the events of a record last, in milliseconds. */
export const lengthIn = (view: SeriesView, record: Values): number =>
  Date.parse(instantOf(record[view.end])) - Date.parse(instantOf(record[view.start]))

/** The values of the start and the end of an event. */
export const timeValues = (view: SeriesView, start: string, length: number): Values => ({
  [view.start]: start,
  [view.end]: new Date(Date.parse(start) + length).toISOString(),
})

/** The values of a record with a series. */
export const seriesValues = (view: SeriesView, series: Series, length: number): Values => ({
  ...timeValues(view, series.start, length),
  [view.recurrence]: series.recurrence,
  [view.excluded]: listOfStarts(series.excluded),
  [view.added]: listOfStarts(series.added),
})

/** The records that replace occurrences of a series, locked until the transaction ends. */
export async function overridesOf(
  { tx }: Writing,
  resource: AnyResource,
  { master }: SeriesView,
  id: string,
): Promise<Stored[]> {
  const alive = resource.trash ? sql` and "deletedAt" is null` : sql``
  const rows = await tx.query<Stored>(
    statement(
      sql`select * from ${sql.identifier(resource.name)} where ${sql.identifier(master)} = ${id}${alive} order by "id" for update`,
    ),
  )
  return rows.map(({ search: _search, ...record }) => record as Stored)
}

/** Those that replace an occurrence at an instant or later. */
export const overridesFrom = (view: SeriesView, overrides: readonly Stored[], at: string): Stored[] =>
  overrides.filter((override) => Date.parse(instantOf(override[view.originalStart])) >= Date.parse(at))
