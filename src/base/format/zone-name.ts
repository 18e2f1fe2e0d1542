import { chineseCities } from './chinese-cities'

/** The offset of a time zone at an instant: 'GMT+1', 'GMT+5:30'. */
export const zoneOffset = (zone: string, at = new Date()): string =>
  zonePart(zone, 'en', 'shortOffset', at) ?? ''

/** The place that a time zone is named after, in a language: 'New York', 'Ho Chi Minh City', '柏林'. */
export function cityOfZone(zone: string, locale: string): string {
  const city = (renamed[zone] ?? zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  if (!locale.startsWith('zh')) return city
  const written = chineseCities[zone.split('/').at(-1) ?? '']
  if (written) return written
  // Browsers name the country of a zone that is the only one of it.
  const country = zonePart(zone, locale, 'shortGeneric')?.replace(/时间$/, '')
  return country && !/[A-Za-z]/.test(country) ? country : city
}

/** What a time zone is called in a language: 'Central European Time', '中欧时间'; '' if it has no name. */
export const nameOfZone = (zone: string, locale: string): string =>
  zonePart(zone, locale, 'longGeneric') ?? ''

/** A time zone as readers know it, with its offset at an instant: 'Berlin (GMT+1)'. */
export const formatZone = (zone: string, locale: string, at = new Date()): string => {
  const offset = zoneOffset(zone, at)
  return offset === '' ? zone : `${cityOfZone(zone, locale)} (${offset})`
}

/** Zones whose IANA names are older than the names of their places. */
const renamed: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Europe/Kiev': 'Kyiv',
  'America/Godthab': 'Nuuk',
  'Atlantic/Faeroe': 'Faroe',
}

function zonePart(
  zone: string,
  locale: string,
  timeZoneName: 'shortOffset' | 'shortGeneric' | 'longGeneric',
  at = new Date(),
): string | undefined {
  try {
    const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
    return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  } catch {
    return undefined
  }
}
