import type { AnyResource } from '#define'
import type { CalendarView } from '#define/any-resource'
import { fieldOf } from '#define/reading'
import { addDays } from '#screens/list-model/state/calendar-state'

/** When something is: whole days, both included, or instants in ISO 8601. */
export interface Span {
  readonly allDay: boolean
  readonly start: string
  readonly end: string
}

type Values = Readonly<Record<string, unknown>>

/** The fields that a resource's calendar reads. */
export function calendarOf(resource: AnyResource): CalendarView {
  const view = resource.views?.calendar
  if (!view) throw new Error(`${resource.name} has no calendar`)
  return view
}

/** Whether a calendar knows days alone, and no times of them. */
export const isOfDays = (resource: AnyResource): boolean =>
  fieldOf(resource, calendarOf(resource).start)?.kind === 'date'

/** Whether an instant may become a whole day, and back. */
export const knowsWholeDays = (resource: AnyResource): boolean => calendarOf(resource).allDay !== undefined

const hour = 3_600_000
/** As long as nothing else is said, something lasts an hour. */
const later = (instant: string) => new Date(Date.parse(instant) + hour).toISOString()
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** When a record is; nothing where it does not say. */
export function spanOf(resource: AnyResource, row: Values): Span | undefined {
  const { start, end, allDay } = calendarOf(resource)
  const from = text(row[start])
  if (from === '') return undefined
  const until = end === undefined ? '' : text(row[end])
  if (isOfDays(resource) || (allDay !== undefined && row[allDay] === true)) {
    const day = from.slice(0, 10)
    return { allDay: true, start: day, end: until.slice(0, 10) >= day ? until.slice(0, 10) : day }
  }
  return { allDay: false, start: from, end: until > from ? until : later(from) }
}

/** What a record's fields hold that is at some time; a whole day is midnight in UTC, wherever that is. */
export function valuesAt(resource: AnyResource, span: Span): Record<string, unknown> {
  const { start, end, allDay } = calendarOf(resource)
  const written = (moment: string) =>
    span.allDay && !isOfDays(resource) ? `${moment}T00:00:00.000Z` : moment
  return {
    [start]: written(span.start),
    ...(end !== undefined && { [end]: written(span.end) }),
    ...(allDay !== undefined && { [allDay]: span.allDay }),
  }
}

/** How far something is moved. */
export interface Shift {
  readonly days: number
  readonly minutes: number
}

/** A span moved by days and minutes of the browser's zone; the clock stays the same on another day. */
export const shifted = (span: Span, shift: Shift): Span => ({
  ...span,
  start: momentAfter(span, span.start, shift),
  end: momentAfter(span, span.end, shift),
})

/** A span that lasts longer or shorter; never less than a day, or a quarter of an hour. */
export function lengthened(span: Span, shift: Shift): Span {
  const end = momentAfter(span, span.end, shift)
  const shortest = span.allDay ? span.start : momentAfter(span, span.start, { days: 0, minutes: 15 })
  return { ...span, end: end < shortest ? shortest : end }
}

function momentAfter({ allDay }: Span, moment: string, { days, minutes }: Shift): string {
  if (allDay) return addDays(moment, days)
  const at = new Date(moment)
  at.setDate(at.getDate() + days)
  return new Date(at.getTime() + minutes * 60_000).toISOString()
}
