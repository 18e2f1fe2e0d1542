import { zoneOf } from '#define'
import { instantAt, iso, localTime } from '#recurrence/local-time'
import { ianaZone, type IcsZone, type ZoneOf } from './read-zone'
import { propertyOf, valueOf, type Component } from './components'
import { dayLong, durationOf, timeValue, type TimeValue } from './time-values'

/** What reading the times of events needs. */
export interface TimeContext {
  readonly zoneOf: ZoneOf
  /** The zone of times without any. */
  readonly floating: string
}

/** The time zone of a time that is not in UTC. */
const zoneIn = ({ zoneOf: find, floating }: TimeContext, { tzid, local }: TimeValue): IcsZone =>
  (tzid === undefined ? undefined : find(tzid, local)) ?? ianaZone(floating)

/** The instant of a time in milliseconds; a date is the beginning of its day in UTC. */
export const instantIn = (context: TimeContext, time: TimeValue): number =>
  time.kind === 'local' ? zoneIn(context, time).instantOf(time.local) : time.local

/** When an event is. */
export interface EventTimes {
  readonly start: string
  readonly end: string
  readonly allDay: boolean
  readonly timezone: string | null
}

/** Reads the times of an event, or why they cannot be used. */
export function eventTimes(context: TimeContext, component: Component): EventTimes | 'icsStart' | 'icsEnd' {
  const start = timeIn(component, 'DTSTART')
  if (!start) return 'icsStart'
  const end = timeIn(component, 'DTEND')
  if (!end && propertyOf(component, 'DTEND') && !propertyOf(component, 'DURATION')) return 'icsEnd'
  const length = durationOf(valueOf(component, 'DURATION') ?? '')
  return start.kind === 'date' || isMarkedWhole(component, start, end)
    ? wholeDays(start, end, length)
    : timed(context, start, end, length)
}

const timeIn = (component: Component, name: string): TimeValue | undefined => {
  const line = propertyOf(component, name)
  return line && timeValue(line.value, line.parameters.get('TZID'))
}

/** Exchange writes whole days as times from midnight to midnight. */
function isMarkedWhole(component: Component, start: TimeValue, end: TimeValue | undefined): boolean {
  const isMidnight = [start, end].every((time) => !time || time.local % dayLong === 0)
  return isMidnight && valueOf(component, 'X-MICROSOFT-CDO-ALLDAYEVENT')?.toUpperCase() === 'TRUE'
}

function wholeDays(
  start: TimeValue,
  end: TimeValue | undefined,
  length: number | undefined,
): EventTimes | 'icsEnd' {
  const day = Math.floor(start.local / dayLong) * dayLong
  const days = end ? Math.ceil(end.local / dayLong) * dayLong - day : (length ?? dayLong)
  // Some programs write the same day as the end, though the end is exclusive.
  if (days < 0) return 'icsEnd'
  const last = day + Math.max(0, Math.ceil(days / dayLong) - 1) * dayLong
  return isUsable(day, last) ? { start: iso(day), end: iso(last), allDay: true, timezone: null } : 'icsEnd'
}

function timed(
  context: TimeContext,
  start: TimeValue,
  end: TimeValue | undefined,
  length: number | undefined,
): EventTimes | 'icsEnd' {
  const zone = start.kind === 'utc' && start.tzid === undefined ? undefined : zoneIn(context, start)
  const from = instantIn(context, start)
  const until = end ? instantIn(context, end) : from + (length ?? 0)
  if (until < from || !isUsable(from, until)) return 'icsEnd'
  return { start: iso(from), end: iso(until), allDay: false, timezone: zone?.name ?? null }
}

const [earliest, latest] = [Date.UTC(1900, 0, 1), Date.UTC(2200, 0, 1)]
const isUsable = (from: number, until: number): boolean => from >= earliest && until < latest

/**
 * The starts that times of EXDATE, RDATE or RECURRENCE-ID mean for a series: a date means the start on that day, and
 * of whole days only the date counts.
 */
export function startsOfSeries(
  context: TimeContext,
  series: Pick<EventTimes, 'start' | 'allDay' | 'timezone'>,
  times: readonly TimeValue[],
): string[] {
  const zone = zoneOf(series)
  const timeOfDay = localTime(series.start, zone) % dayLong
  const startOf = (time: TimeValue): string => {
    if (series.allDay) return iso(Math.floor(time.local / dayLong) * dayLong)
    return time.kind === 'date' ? instantAt(time.local + timeOfDay, zone) : iso(instantIn(context, time))
  }
  return [...new Set(times.map(startOf))].toSorted()
}
