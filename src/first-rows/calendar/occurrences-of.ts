import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import type { DaySpan } from '#screens/list-model/state/calendar-state'
import { recurringOf } from '#screens/series/recurring-of'
import { lengthOf, spanOf, startingAt } from '#screens/spans/spans'
import { singles, type Occurrence } from '#screens/views/calendar/events'
import { simpleStarts } from './simple-starts'
import { dayLong } from '#recurrence/zone-time'

/**
 * The occurrences of records on some days.
 * @returns undefined if a rule is one that only the application can compute: its occurrences would move the others
 */
export function occurrencesOf(
  resource: AnyResource,
  rows: readonly Row[],
  days: DaySpan,
): Occurrence[] | undefined {
  const repeated: Occurrence[] = []
  for (const row of rows) {
    const series = recurringOf(resource, row)
    const span = series && spanOf(resource, row)
    if (!series || !span) continue
    const lasts = lengthOf(span)
    const from = Date.parse(`${days.from}T00:00:00Z`) - dayLong - lasts
    const starts = simpleStarts(series, from, Date.parse(`${days.until}T00:00:00Z`) + dayLong)
    if (!starts) return undefined
    for (const at of starts) repeated.push({ row, span: startingAt(span, at), at })
  }
  return [...singles(resource, rows), ...repeated]
}
