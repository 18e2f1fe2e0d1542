import { isTimeZone } from '#define/parsing/time-zone'
import type { IcsCalendar, IcsEvent, RefusedIcs } from './ics-event'
import { componentsOf, valueOf, type Component } from './reading/components'
import { TooLargeCalendar } from './reading/content-lines'
import { startsOfSeries, type TimeContext } from './reading/event-times'
import { readEvent, type ReadEvent } from './reading/read-event'
import { textOf } from './text-value'
import { namedZone } from './zones/named-zone'
import { zonesIn } from './reading/read-zone'

export { TooLargeCalendar }

/** The largest file, in bytes, and the most events in it. */
export const [maxIcsBytes, maxIcsEvents] = [5 * 1024 * 1024, 10_000]

export interface ReadOptions {
  /** The time zone of times without any; default: the zone of the file, else UTC. */
  readonly zone?: string | undefined
}

/**
 * Reads a file of iCalendar (RFC 5545), also as Outlook, Exchange, Google and Apple write it. What cannot be used is
 * listed with its reason.
 * @throws TooLargeCalendar for a file that exceeds the limits
 */
export function readCalendar(text: string, { zone }: ReadOptions = {}): IcsCalendar {
  if (text.length > maxIcsBytes) throw new TooLargeCalendar()
  const roots = componentsOf(text)
  const calendars = roots.filter(({ name }) => name === 'VCALENDAR')
  // Events without a calendar around them are read as well.
  const bodies: Component[] = calendars.length > 0 ? calendars : [{ name: '', lines: [], inner: roots }]
  const components = bodies.flatMap(({ inner }) => inner).filter(({ name }) => name === 'VEVENT')
  if (components.length > maxIcsEvents) throw new TooLargeCalendar()
  const header = (name: string) => bodies.map((body) => valueOf(body, name)).find(Boolean)
  const context = { zoneOf: zonesIn(bodies), floating: floatingZone(zone, header('X-WR-TIMEZONE')) }
  const { read, refused } = allRead(context, components)
  return {
    method: header('METHOD')?.toUpperCase().slice(0, 20) ?? null,
    name: textOf(header('X-WR-CALNAME') ?? header('NAME') ?? '').slice(0, 200) || null,
    color: header('X-APPLE-CALENDAR-COLOR') ?? header('COLOR') ?? null,
    isPublic: components.every((component) => valueOf(component, 'CLASS')?.toUpperCase() === 'PUBLIC'),
    events: latestOf(withOriginalStarts(context, read)),
    refused,
  }
}

function floatingZone(zone: string | undefined, ofFile: string | undefined): string {
  const zones = [zone, namedZone(ofFile ?? '')]
  return zones.find((each) => each !== undefined && isTimeZone(each)) ?? 'UTC'
}

function allRead(context: TimeContext, components: readonly Component[]) {
  const read: ReadEvent[] = []
  const refused: RefusedIcs[] = []
  for (const component of components) {
    const result = readEvent(context, component)
    if ('event' in result) read.push(result)
    else refused.push(result)
  }
  return { read, refused }
}

/** Finds the starts that events replace in the series of their file. */
function withOriginalStarts(context: TimeContext, read: readonly ReadEvent[]): IcsEvent[] {
  const series = new Map(
    read.flatMap(({ event, replaced }) => (replaced ? [] : [[event.uid, event] as const])),
  )
  return read.map(({ event, replaced }) => {
    if (!replaced) return event
    const [originalStart = null] = startsOfSeries(context, series.get(event.uid) ?? event, [replaced])
    return { ...event, originalStart }
  })
}

/** Of several versions of the same event, the latest. */
function latestOf(events: readonly IcsEvent[]): IcsEvent[] {
  const found = new Map<string, IcsEvent>()
  for (const event of events) {
    const key = eventKey(event)
    const other = found.get(key)
    if (!other || isLater(event, other)) found.set(key, event)
  }
  return [...found.values()]
}

/** Identifies an event among others: its identifier, and the start that it replaces. */
export const eventKey = ({ uid, originalStart }: Pick<IcsEvent, 'uid' | 'originalStart'>): string =>
  `${originalStart ?? ''} ${uid}`

const isLater = (event: IcsEvent, other: IcsEvent): boolean =>
  event.sequence !== other.sequence ? event.sequence > other.sequence : event.updatedAt >= other.updatedAt
