import { localTimeZone } from '#base/format/local-time-zone'
import { formatZone, zoneOffset } from '#base/format/zone-name'

/**
 * A time zone with its offset at an instant, and the time there if it differs from the reader's:
 * 'Berlin (GMT+2), May 4, 2026, 3:00 PM'. Without an instant: its present offset.
 * @param reader the reader's time zone
 */
export function formatZoneAt(zone: string, locale: string, at?: Date, reader = localTimeZone()): string {
  const name = formatZone(zone, locale, at)
  const offset = at && zoneOffset(zone, at)
  if (!at || offset === '' || offset === zoneOffset(reader, at)) return name
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(at)
  return locale.startsWith('zh') ? `${name}，${time}` : `${name}, ${time}`
}
