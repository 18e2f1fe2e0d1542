const hour = 3_600_000
const day = 24 * hour

/** Midnight in UTC of the nearest change to or from summer time in Central Europe. */
export function changeOfTime(now: Date): number {
  const years = [-1, 0, 1].map((more) => now.getUTCFullYear() + more)
  const changes = years.flatMap((year) => [lastSunday(year, 2), lastSunday(year, 9)])
  const nearest = changes.toSorted(
    (value, other) => Math.abs(value - now.getTime()) - Math.abs(other - now.getTime()),
  )
  return nearest[0] ?? now.getTime()
}

const lastSunday = (year: number, month: number): number => {
  const end = Date.UTC(year, month + 1, 0)
  return end - new Date(end).getUTCDay() * day
}

/** The instant of an hour in a time zone on a day, which is given by its midnight in UTC. */
export function hourIn(zone: string, midnight: number, hours: number): number {
  const guess = midnight + hours * hour
  const shown = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    day: '2-digit',
  })
  const parts = Object.fromEntries(shown.formatToParts(guess).map(({ type, value }) => [type, Number(value)]))
  const days =
    parts.day === new Date(midnight).getUTCDate()
      ? 0
      : (parts.day ?? 0) === new Date(midnight + day).getUTCDate()
        ? 1
        : -1
  return guess - (days * 24 + (parts.hour ?? 0) - hours) * hour
}
