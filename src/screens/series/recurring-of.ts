import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import type { Series } from '#recurrence/starts'

/** The series of a record; undefined if it does not repeat, or its resource does not support recurrence. */
export function recurringOf(resource: AnyResource, row: Row): Series | undefined {
  const { start, allDay, timezone, recurrence, series } = resource.views?.calendar ?? {}
  const rule = recurrence === undefined ? null : row[recurrence]
  if (start === undefined || typeof rule !== 'string' || rule === '') return undefined
  const zone = timezone === undefined ? null : row[timezone]
  return {
    start: String(row[start]),
    recurrence: rule,
    timezone: typeof zone === 'string' ? zone : null,
    allDay: allDay !== undefined && row[allDay] === true,
    excluded: startsIn(row[series?.excluded ?? '']),
    added: startsIn(row[series?.added ?? '']),
  }
}

const startsIn = (value: unknown): string[] =>
  Array.isArray(value) ? (value as { readonly start: string }[]).map(({ start }) => start) : []

/** The record with the time of one of its occurrences. */
export function occurrenceRow(resource: AnyResource, row: Row, at: string): Row {
  const { start, end } = resource.views?.calendar ?? {}
  if (start === undefined || end === undefined) return row
  const length = Date.parse(String(row[end])) - Date.parse(String(row[start]))
  return { ...row, [start]: at, [end]: new Date(Date.parse(at) + length).toISOString() }
}
