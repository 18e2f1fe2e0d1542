import type { AnyResource, Recurring } from '#define'
import type { Row } from '#providers/data/answers'

/** The recurrence rule of a record; undefined if it has none, or its resource does not support recurrence. */
export function recurringOf(resource: AnyResource, row: Row): Recurring | undefined {
  const { start, allDay, timezone, recurrence } = resource.views?.calendar ?? {}
  const rule = recurrence === undefined ? null : row[recurrence]
  if (start === undefined || typeof rule !== 'string' || rule === '') return undefined
  const zone = timezone === undefined ? null : row[timezone]
  return {
    start: String(row[start]),
    recurrence: rule,
    timezone: typeof zone === 'string' ? zone : null,
    allDay: allDay !== undefined && row[allDay] === true,
  }
}
