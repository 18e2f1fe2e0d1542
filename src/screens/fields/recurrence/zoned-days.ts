/** The difference between the local time of a zone and UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}

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
  return Number.isNaN(at) ? '' : new Date(at + offsetAt(at, knownZone(zone))).toISOString().slice(0, 10)
}

/** The last second of a day in a time zone, as rules write instants: '20270303T225959Z'. */
export function endOfDayIn(day: string, zone: string): string {
  const known = knownZone(zone)
  const local = Date.parse(`${day}T23:59:59Z`)
  const about = local - offsetAt(local, known)
  const instant = new Date(local - offsetAt(about, known)).toISOString()
  return instant.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
}

/** The instant of a rule in ISO 8601. */
export const isoOf = (compact: string): string =>
  compact.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
