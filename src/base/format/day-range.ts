import { keep } from './intl'

/**
 * A range of calendar days 'YYYY-MM-DD', without what both have in common: 'Oct 22 – Nov 20, 2036'. With plain
 * spaces, as users type them.
 */
export function formatDayRange(from: string, to: string, locale: string): string {
  const times = [from, to].map((day) => Date.parse(`${day}T00:00:00Z`)) as [number, number]
  if (times.some(Number.isNaN)) return `${from} – ${to}`
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const
  return keep(`d${locale}`, () => new Intl.DateTimeFormat(locale, options))
    .formatRange(...times)
    .replaceAll(/\s/g, ' ')
}
