import { brandName } from '#text/brand'
import { untilOf } from '#recurrence/rule-parts'
import type { IcsEvent } from './ics-event'
import { escapedText, folded } from './text-value'
import { eventLines, type IcsMethod } from './writing/event-lines'
import { zoneDefinition } from './writing/zone-definition'

export type { IcsMethod }

/** A colour by its name in CSS (RFC 7986), and as hexadecimal digits, which Apple and others read. */
export interface IcsColor {
  readonly name: string
  readonly digits: string
}

/** Events to write, with the calendar that they are in. */
export interface IcsToWrite {
  readonly method: IcsMethod
  readonly name?: string
  readonly color?: IcsColor | undefined
  readonly events: readonly IcsEvent[]
}

/**
 * Writes events as iCalendar (RFC 5545, RFC 5546). A series comes before the events that replace occurrences of it,
 * which are then not excluded in it.
 */
export function calendarText({ method, name, color, events }: IcsToWrite): string {
  const series = new Map(
    events.flatMap((event) => (event.originalStart === null ? [[event.uid, event] as const] : [])),
  )
  const replaced = new Set(events.map(({ uid, originalStart }) => `${originalStart ?? ''} ${uid}`))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brandName}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name ? [`NAME:${escapedText(name)}`, `X-WR-CALNAME:${escapedText(name)}`] : []),
    ...(color ? [`COLOR:${color.name}`, `X-APPLE-CALENDAR-COLOR:${color.digits}`] : []),
    ...zoneYears(events).flatMap(([zone, years]) => zoneDefinition(zone, years)),
    ...events.flatMap((event) => {
      const excluded = event.excluded.filter((start) => !replaced.has(`${start} ${event.uid}`))
      const master = event.originalStart === null ? undefined : series.get(event.uid)
      return eventLines(method, { ...event, excluded }, master)
    }),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

interface Years {
  readonly first: number
  readonly last: number
}

/** How many years of a series without an end are covered by the changes of its time zone that are listed. */
const yearsAhead = 5

/** The time zones of events, with the years in which they are used. */
function zoneYears(events: readonly IcsEvent[]): (readonly [string, Years])[] {
  const found = new Map<string, Years>()
  const add = (zone: string, from: string, until: string) => {
    const [first, last] = [from, until].map((instant) => new Date(instant).getUTCFullYear()) as [
      number,
      number,
    ]
    const known = found.get(zone)
    found.set(zone, {
      first: Math.min(first, known?.first ?? first),
      last: Math.max(Math.min(last, first + 50), known?.last ?? last),
    })
  }
  for (const event of events) {
    if (event.allDay || event.timezone === null) continue
    add(event.timezone, event.start, event.recurrence === null ? event.end : endOfSeries(event))
    if (event.originalStart !== null) add(event.timezone, event.originalStart, event.originalStart)
  }
  return [...found]
}

function endOfSeries({ start, recurrence, added }: IcsEvent): string {
  const ahead = `${new Date(start).getUTCFullYear() + yearsAhead}-12-31T00:00:00.000Z`
  return [untilOf(recurrence ?? '') ?? ahead, ahead, ...added].toSorted().at(-1) ?? ahead
}
