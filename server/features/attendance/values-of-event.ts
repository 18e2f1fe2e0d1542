import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { IcsEvent } from '../ics/ics-event'
import type { AttendanceView } from './attendance-fields'

/** A year, in milliseconds: longer events would be on every page of a calendar. */
const longestMs = 366 * 24 * 3_600_000
const maxStarts = 500

/** A text that a field can store. */
function textFor({ fields }: AnyResource, name: string, value: string): string {
  const field = fields[name]
  const max = field?.kind === 'text' ? (field.max ?? 200) : 200
  return value.slice(0, max)
}

/** The values of a record for what an organizer elsewhere decides: texts and times. It is private. */
export function valuesOfEvent(resource: AnyResource, view: AttendanceView, event: IcsEvent): Values {
  const { start, end, allDay, timezone, recurrence, series, location, description, visibility } =
    view.calendar
  const last = Math.min(Date.parse(event.end), Date.parse(event.start) + longestMs)
  const texts = { [location ?? '']: event.location, [description ?? '']: event.description }
  const starts = (list: readonly string[]) => list.slice(0, maxStarts).map((each) => ({ start: each }))
  const named: readonly (readonly [string | undefined, unknown])[] = [
    [resource.title, textFor(resource, resource.title, event.summary.trim() || resource.label[0])],
    [start, event.start],
    [end, new Date(last).toISOString()],
    [allDay, event.allDay],
    [timezone, event.timezone],
    [recurrence, event.recurrence],
    [series?.excluded, starts(event.excluded)],
    [series?.added, starts(event.added)],
    [view.sequence, event.sequence],
    [visibility?.field, visibility?.private],
    ...Object.entries(texts).map(
      ([name, value]) => [name, value === null ? null : textFor(resource, name, value)] as const,
    ),
  ]
  return Object.fromEntries(named.flatMap(([name, value]) => (name ? [[name, value]] : [])))
}
