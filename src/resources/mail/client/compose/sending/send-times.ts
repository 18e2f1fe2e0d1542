/** The times that are offered for sending a mail later. */
export type SendTime = 'thisAfternoon' | 'tomorrowMorning' | 'mondayMorning'

const morning = 8
const afternoon = 14
/** The afternoon is offered until half an hour before. */
const leadMs = 30 * 60_000

/**
 * The times that are offered, in the time zone of the browser: this afternoon if it is still to come, tomorrow morning,
 * and Monday morning if that is another day.
 */
export function sendTimes(now: Date): readonly (readonly [name: SendTime, at: Date])[] {
  const at = (days: number, hours: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hours)
  const toMonday = (8 - now.getDay()) % 7 || 7
  const today = at(0, afternoon)
  return [
    ...(today.getTime() - now.getTime() >= leadMs ? [['thisAfternoon', today] as const] : []),
    ['tomorrowMorning', at(1, morning)],
    ...(toMonday > 1 ? [['mondayMorning', at(toMonday, morning)] as const] : []),
  ]
}
