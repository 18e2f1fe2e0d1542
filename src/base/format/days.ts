/** Days in the browser's time zone, and the instants of their ends. */

const two = (part: number) => String(part).padStart(2, '0')

/** The local day 'YYYY-MM-DD' of an instant; '' for an invalid one. */
export function dayOf(instant: string): string {
  const at = new Date(instant)
  return Number.isNaN(at.getTime()) ? '' : localDay(at)
}

/** The local day 'YYYY-MM-DD' of a date. */
export const localDay = (at: Date): string =>
  `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** The first moment of a local day; '' for an invalid day. */
export const startOfDay = (day: string): string => instant(`${day}T00:00:00.000`)
/** The last moment of a local day; '' for an invalid day. */
export const endOfDay = (day: string): string => instant(`${day}T23:59:59.999`)

function instant(local: string): string {
  const at = new Date(local)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}

const halfHour = 30 * 60_000

/** The next full or half hour; the given time if it is one. */
export const nextHalfHour = (now: Date): Date => new Date(Math.ceil(now.getTime() / halfHour) * halfHour)

/** The hour that begins at a time, as instants. */
export const hourFrom = (start: Date): { readonly start: string; readonly end: string } => ({
  start: start.toISOString(),
  end: new Date(start.getTime() + 2 * halfHour).toISOString(),
})
