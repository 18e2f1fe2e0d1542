import { addDays } from '#screens/list-model/state/calendar-state'

/** The hours of one day in another time zone, by the minutes of the local day at which they begin. */
export type SecondZoneTimes = ReadonlyMap<number, string>

/**
 * What time it is elsewhere at each full hour of a local day. Where that is the day before or after, or not a full
 * hour, it says so: '−1 23:30'.
 */
export function timesElsewhere(zone: string, day: string, locale: string): SecondZoneTimes {
  const dates = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
  const withMinutes = new Intl.DateTimeFormat(locale, { timeZone: zone, hour: 'numeric', minute: '2-digit' })
  const hours = new Intl.DateTimeFormat(locale, { timeZone: zone, hour: 'numeric' })
  const minutes = new Intl.DateTimeFormat('en', { timeZone: zone, minute: 'numeric' })
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Map(
    Array.from({ length: 24 }, (_, hour) => {
      const instant = new Date(year, month - 1, date, hour)
      const text = (minutes.format(instant) === '0' ? hours : withMinutes).format(instant)
      return [hour * 60, `${dayMark(dates.format(instant), day)}${text}`] as const
    }),
  )
}

/** Marks the day before and the one after. */
function dayMark(elsewhere: string, day: string): string {
  if (elsewhere === addDays(day, -1)) return '−1 '
  return elsewhere === addDays(day, 1) ? '+1 ' : ''
}
