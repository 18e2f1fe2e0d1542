import type { AnyResource } from '#define'
import { sortsOf } from '#define/reading'
import { localDay } from '#base/format/days'
import type { Row } from '#providers/data/answers'
import { calendarOf, spanOf } from '#screens/spans/spans'

/**
 * The first day of which events may be missing, if only the first of many are read: that of the last one. Undefined
 * if they are not in the order of their start.
 */
export function missingFrom(resource: AnyResource, rows: readonly Row[]): string | undefined {
  const last = rows.at(-1)
  const span =
    last && sortsOf(resource).includes(calendarOf(resource).start) ? spanOf(resource, last) : undefined
  return span && (span.allDay ? span.start : localDay(new Date(span.start)))
}
