/** The times that are offered for a snoozed mail to return. */
export type SnoozeTime = 'laterToday' | 'tomorrow' | 'weekend' | 'nextWeek'

const morning = 8
/** Later today is in three hours, and not after this hour. */
const [laterHours, evening] = [3, 21]
const saturday = 6

/**
 * The times that are offered, in the time zone of the browser: later today if that is not in the night, tomorrow
 * morning, on Saturday and on Monday morning, if these are other days.
 */
export function snoozeTimes(now: Date): readonly (readonly [name: SnoozeTime, at: Date])[] {
  const at = (days: number, hours: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hours)
  const later = now.getHours() + laterHours
  const toSaturday = saturday - now.getDay()
  const toMonday = (8 - now.getDay()) % 7 || 7
  return [
    ...(later <= evening ? [['laterToday', at(0, later)] as const] : []),
    ['tomorrow', at(1, morning)],
    ...(toSaturday > 1 && toSaturday < saturday ? [['weekend', at(toSaturday, morning)] as const] : []),
    ...(toMonday > 1 ? [['nextWeek', at(toMonday, morning)] as const] : []),
  ]
}
