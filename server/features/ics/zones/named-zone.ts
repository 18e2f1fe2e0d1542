import { isTimeZone } from '#define/parsing/time-zone'
import { windowsZones } from './windows-zones'

/** Names that Outlook and others show to users, and put into files. */
const shown: Readonly<Record<string, string>> = {
  'eastern time': 'America/New_York',
  'central time': 'America/Chicago',
  'mountain time': 'America/Denver',
  'pacific time': 'America/Los_Angeles',
  'coordinated universal time': 'UTC',
  'greenwich mean time': 'Europe/London',
  beijing: 'Asia/Shanghai',
  'china time': 'Asia/Shanghai',
  z: 'UTC',
}

/**
 * The IANA time zone that a name of a file means: an IANA name, also at the end of a path
 * ('/mozilla.org/20050126_1/Europe/Berlin'), a name of Windows, or one that Outlook shows
 * ('(UTC+01:00) Amsterdam, Berlin, Bern'). Undefined if the name says nothing.
 */
export function namedZone(tzid: string): string | undefined {
  if (tzid.length > 200) return undefined
  const name = tzid.replaceAll('"', '').trim()
  return windowsZones.get(name.toLowerCase()) ?? ianaName(name) ?? shownZone(name)
}

function ianaName(name: string): string | undefined {
  const parts = name.split('/').filter((part) => part !== '')
  for (let count = Math.min(3, parts.length); count > 0; count -= 1) {
    const end = parts.slice(-count).join('/')
    // A single part at the end of a path is a city, not a zone.
    if (count === 1 && parts.length > 1) return undefined
    if (isTimeZone(end)) return end
  }
  return undefined
}

/** What a shown name says beside its offset: a list of cities, or the name of a zone. */
function shownZone(name: string): string | undefined {
  const end = name.startsWith('(') ? name.indexOf(')') : -1
  const labels = name
    .slice(end + 1)
    .split(/[,/(]/, 10)
    .map((label) => label.trim().toLowerCase())
  for (const label of labels) {
    const zone = shown[label] ?? windowsZones.get(label) ?? cities().get(label)
    if (zone !== undefined) return zone
  }
  return undefined
}

let byCity: ReadonlyMap<string, string> | undefined

/** The zones by their cities in lower case. */
function cities(): ReadonlyMap<string, string> {
  byCity ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [
      zone
        .slice(zone.lastIndexOf('/') + 1)
        .replaceAll('_', ' ')
        .toLowerCase(),
      zone,
    ]),
  )
  return byCity
}
