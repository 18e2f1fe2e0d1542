import type { AnyResource } from '#define'
import type { CalendarView } from '#define/any-resource'
import { fieldOf } from '#define/reading'
import { addDays } from '#screens/list-model/state/calendar-state'

/** The time of an event: whole days, both included, or instants in ISO 8601. */
export interface Span {
  readonly allDay: boolean
  readonly start: string
  readonly end: string
}

type Values = Readonly<Record<string, unknown>>

/** The declared calendar view of a resource. */
export function calendarOf(resource: AnyResource): CalendarView {
  const view = resource.views?.calendar
  if (!view) throw new Error(`${resource.name} has no calendar`)
  return view
}

/** Whether the calendar's start field is a date without a time. */
export const isOfDays = (resource: AnyResource): boolean =>
  fieldOf(resource, calendarOf(resource).start)?.kind === 'date'

/** Whether an event can be changed to a whole day and back. */
export const knowsWholeDays = (resource: AnyResource): boolean => calendarOf(resource).allDay !== undefined

const hour = 3_600_000
/** The default length of an event is one hour. */
const later = (instant: string) => new Date(Date.parse(instant) + hour).toISOString()
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The span of a record; undefined if it has no start. */
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

/** The values of a record's fields for a span; a whole day is midnight UTC in every time zone. */
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

/** The distance by which a span is moved. */
export interface Shift {
  readonly days: number
  readonly minutes: number
}

/** Moves a span by days and minutes in the local time zone; the local time stays the same on another day. */
export const shifted = (span: Span, shift: Shift): Span => ({
  ...span,
  start: momentAfter(span, span.start, shift),
  end: momentAfter(span, span.end, shift),
})

/** Changes the length of a span; at least one day, or a quarter of an hour. */
export function lengthened(span: Span, shift: Shift): Span {
  const end = momentAfter(span, span.end, shift)
  const shortest = span.allDay ? span.start : momentAfter(span, span.start, { days: 0, minutes: 15 })
  return { ...span, end: end < shortest ? shortest : end }
}

/** Moves the start of a span and leaves its end; at least one day, or a quarter of an hour, is left. */
export function startMoved(span: Span, shift: Shift): Span {
  const start = momentAfter(span, span.start, shift)
  const latest = span.allDay ? span.end : momentAfter(span, span.end, { days: 0, minutes: -15 })
  return { ...span, start: start > latest ? latest : start }
}

function momentAfter({ allDay }: Span, moment: string, { days, minutes }: Shift): string {
  if (allDay) return addDays(moment, days)
  const at = new Date(moment)
  at.setDate(at.getDate() + days)
  return new Date(at.getTime() + minutes * 60_000).toISOString()
}

/** The length of a span in milliseconds. */
export const lengthOf = ({ start, end }: Span): number => Date.parse(end) - Date.parse(start)

/** The span with another start, given in ISO 8601. */
export function startingAt(span: Span, moment: string): Span {
  const end = new Date(Date.parse(moment) + lengthOf(span)).toISOString()
  return span.allDay
    ? { allDay: true, start: moment.slice(0, 10), end: end.slice(0, 10) }
    : { allDay: false, start: moment, end }
}
