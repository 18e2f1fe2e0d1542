import { addDays } from '#screens/list-model/state/calendar-state'
import type { Span } from './spans'

/** What the drawn calendar says of a time: whole days end before a day that is not theirs any more. */
interface Content {
  readonly allDay: boolean
  readonly start: Date | null
  readonly end: Date | null
  readonly startStr: string
  readonly endStr: string
}

/** A time of the drawn calendar as we write it. What has no end there is as long as it was, or an hour. */
export function spanFrom({ allDay, start, end, startStr, endStr }: Content, lasted = 3_600_000): Span {
  if (allDay) {
    const first = startStr.slice(0, 10)
    return { allDay, start: first, end: endStr === '' ? first : addDays(endStr.slice(0, 10), -1) }
  }
  const begins = start?.getTime() ?? 0
  const ends = end?.getTime() ?? begins + lasted
  return { allDay, start: new Date(begins).toISOString(), end: new Date(ends).toISOString() }
}
