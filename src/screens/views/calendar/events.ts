import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import { hueColor, isHue } from '#define/choices/hues'
import type { Row } from '#providers/data/answers'
import { addDays } from '#screens/list-model/state/calendar-state'
import { titleOf } from '#base/format/record-path'
import { ownState } from '#screens/attendance/invitees'
import { recurringOf } from '#screens/series/recurring-of'
import { calendarOf, spanOf, type Span } from '#screens/spans/spans'

/** One date of a record in the calendar. */
export interface Occurrence {
  readonly row: Row
  readonly span: Span
  /** Of a series: the start of this occurrence by its rule, in ISO 8601. */
  readonly at: string | undefined
}

/** What identifies an occurrence while it is moved: its record, and the start by its rule. */
export const keyOf = ({ row, at }: Pick<Occurrence, 'row' | 'at'>): string => `${row.id} ${at ?? ''}`

/** The colours of calendars by their ids. */
export type CalendarColors = ReadonlyMap<string, string>
const noColors: CalendarColors = new Map()

/**
 * Converts an occurrence to an event of FullCalendar, whose end is exclusive.
 * @param user whose answer to an invitation is shown
 */
export function eventOf(resource: AnyResource, occurrence: Occurrence, colors = noColors, user = '') {
  const { row, span } = occurrence
  return {
    id: keyOf(occurrence),
    title: titleOf(resource, row),
    start: span.start,
    end: span.allDay ? addDays(span.end, 1) : span.end,
    allDay: span.allDay,
    editable: canOnRow(row, 'update'),
    color: colorOf(resource, row, colors),
    extendedProps: { row, answer: ownState(resource, row, user, occurrence.at) },
  }
}

/** Options and states that map to a colour; all others have the default one. */
const states: Readonly<Record<string, string>> = {
  paid: 'green',
  confirmed: 'green',
  completed: 'green',
  published: 'green',
  active: 'green',
  sent: 'blue',
  new: 'blue',
  pending: 'orange',
  paused: 'orange',
  overdue: 'red',
  cancelled: 'red',
  void: 'grey',
  draft: 'grey',
}

/** The record's own colour, or else that of its calendar, or else the default. */
export function colorOf(resource: AnyResource, row: Row, colors: CalendarColors): string {
  const { color, calendar } = calendarOf(resource)
  const value = color === undefined ? '' : String(row[color] ?? '')
  if (value.startsWith('#')) return value
  const ofCalendar = calendar === undefined ? undefined : colors.get(String(row[calendar] ?? ''))
  if (value === '' && ofCalendar !== undefined) return ofCalendar
  return hueColor(isHue(value) ? value : (states[value] ?? 'own'))
}

// The same objects for unchanged records, so that what is computed of them can be stored.
const known = new WeakMap<Row, { readonly resource: AnyResource; readonly single: readonly Occurrence[] }>()

function singleOf(resource: AnyResource, row: Row): readonly Occurrence[] {
  const before = known.get(row)
  if (before?.resource === resource) return before.single
  const span = recurringOf(resource, row) ? undefined : spanOf(resource, row)
  const single = span ? [{ row, span, at: undefined }] : []
  known.set(row, { resource, single })
  return single
}

/** The occurrences of records that do not recur. */
export const singles = (resource: AnyResource, rows: readonly Row[]): Occurrence[] =>
  rows.flatMap((row) => singleOf(resource, row))
