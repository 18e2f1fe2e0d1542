import { localAt } from '#recurrence/zone-time'

/** The zone itself, or UTC if this browser does not know it. */
function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** The day 'YYYY-MM-DD' of an instant in a time zone; '' if the instant is invalid. */
export function dayInZone(instant: string, zone: string): string {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? '' : new Date(localAt(at, knownZone(zone))).toISOString().slice(0, 10)
}

/** The last second of a day in a time zone, as rules write instants: '20270303T225959Z'. */
export function endOfDayIn(day: string, zone: string): string {
  const known = knownZone(zone)
  const local = Date.parse(`${day}T23:59:59Z`)
  const offsetAt = (instant: number) => localAt(instant, known) - instant
  const about = local - offsetAt(local)
  const instant = new Date(local - offsetAt(about)).toISOString()
  return instant.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
}

/** The instant of a rule in ISO 8601. */
export const isoOf = (compact: string): string =>
  compact.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
