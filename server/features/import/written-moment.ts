const two = (part: string) => part.padStart(2, '0')

/** A date with the year first: `2026-1-2`, `2026/01/02`, `2026年1月2日`; of a timestamp, its date. */
export function dayOf(text: string): string | undefined {
  const found = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})日?(?:[T\s].*)?$/.exec(text)
  if (!found) return undefined
  const [, year = '', month = '', day = ''] = found
  return `${year}-${two(month)}-${two(day)}`
}

/**
 * A timestamp in ISO 8601, or with a space instead of the T. Without a time zone it is in UTC; a date alone is
 * midnight.
 */
export function instantOf(text: string): string | undefined {
  const day = dayOf(text)
  if (!day) return undefined
  const time = /^[^T\s]+[T\s]\s*(\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d:?\d\d)?$/i.exec(text)
  const isDayAlone = !/[T\s]/.test(text)
  if (!time && !isDayAlone) return undefined
  const clock = (time?.[1] ?? '00:00').padStart(5, '0')
  const moment = new Date(`${day}T${clock}${(time?.[2] ?? 'Z').toUpperCase()}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}
