import { Temporal } from 'temporal-polyfill'
import { instantAt } from '#recurrence/local-time'
import { valueOf, type Component } from './components'
import { namedZone } from '../zones/named-zone'
import { definedOffsets, type OffsetAt } from './observances'
import { windowsZones } from '../zones/windows-zones'

/** A time zone of a file. */
export interface IcsZone {
  /** IANA name; null if the zone is like none of them. */
  readonly name: string | null
  /** The instant of a local time, both in milliseconds. */
  readonly instantOf: (local: number) => number
}

/** The time zone with an IANA name. */
export const ianaZone = (name: string): IcsZone => ({
  name,
  instantOf: (local) => Date.parse(instantAt(local, name)),
})

/** Finds the time zones of a file by their names, and the year in which they are first used. */
export type ZoneOf = (tzid: string, local: number) => IcsZone | undefined

/**
 * The time zones of a file. The name of a zone comes before its definition; without a name that says anything, the
 * zone whose clocks change as the definition says is chosen.
 */
export function zonesIn(calendars: readonly Component[]): ZoneOf {
  const defined = new Map<string, Component>()
  for (const zone of calendars.flatMap(({ inner }) => inner).filter(({ name }) => name === 'VTIMEZONE'))
    if (defined.size < 500) defined.set(valueOf(zone, 'TZID') ?? '', zone)
  const found = new Map<string, IcsZone | undefined>()
  return (tzid, local) => {
    const known = found.get(tzid)
    if (known || found.has(tzid) || found.size > 1000) return known
    const zone = zoneWith(tzid, defined.get(tzid), local)
    found.set(tzid, zone)
    return zone
  }
}

function zoneWith(tzid: string, component: Component | undefined, local: number): IcsZone | undefined {
  const location = component && valueOf(component, 'X-LIC-LOCATION')
  const name = namedZone(tzid) ?? (location === undefined ? undefined : namedZone(location))
  if (name !== undefined) return ianaZone(name)
  const offsetAt = component && definedOffsets(component)
  if (!offsetAt) return undefined
  const alike = zoneLike(offsetAt, new Date(local).getUTCFullYear())
  return alike === undefined ? { name: null, instantOf: instantBy(offsetAt) } : ianaZone(alike)
}

/** The instant of a local time by offsets: that of the offset before the time and after it. */
const instantBy =
  (offsetAt: OffsetAt) =>
  (local: number): number => {
    const guess = local - offsetAt(local)
    return local - offsetAt(guess)
  }

/** Zones of many users come before others with the same clocks. */
const preferred = [
  'UTC',
  'Europe/Berlin',
  'Europe/London',
  'Europe/Helsinki',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Asia/Dubai',
  'Australia/Sydney',
]

/** The zone that has the same offsets in two years. */
function zoneLike(offsetAt: OffsetAt, year: number): string | undefined {
  const instants = Array.from({ length: 48 }, (_, index) =>
    Date.UTC(year, Math.floor(index / 2), 1 + (index % 2) * 15, 12),
  )
  const wanted = instants.map(offsetAt)
  const isLike = (zone: string) =>
    instants.every((instant, index) => offsetIn(zone, instant) === wanted[index])
  return [...preferred, ...windowsZones.values()].find(isLike)
}

/** The offset of a zone from UTC at an instant, in milliseconds. */
export const offsetIn = (zone: string, instant: number): number =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6
