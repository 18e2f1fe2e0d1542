/** Days of the browser's zone, and the instants at their ends. */

const two = (part: number) => String(part).padStart(2, '0')

/** The day 'YYYY-MM-DD' in which an instant lies here; '' for no instant. */
export function dayOf(instant: string): string {
  const at = new Date(instant)
  return Number.isNaN(at.getTime()) ? '' : localDay(at)
}

/** The day 'YYYY-MM-DD' of a moment here. */
export const localDay = (at: Date): string =>
  `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** The first moment of a day here; '' for no day. */
export const startOfDay = (day: string): string => instant(`${day}T00:00:00.000`)
/** The last moment of a day here; '' for no day. */
export const endOfDay = (day: string): string => instant(`${day}T23:59:59.999`)

function instant(local: string): string {
  const at = new Date(local)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}
