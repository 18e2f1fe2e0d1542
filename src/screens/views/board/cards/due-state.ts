/** How urgent a day is. Other days have no state. */
export type DueState = 'done' | 'overdue' | 'today' | 'tomorrow' | 'soon'

/** Days up to this many from today are soon. */
const soonDays = 3
const dayLength = 86_400_000

/**
 * The state of the day on which a card is due.
 * @param day 'YYYY-MM-DD'
 * @param today the current day of the user
 * @param isDone whether the card is in a column of finished work
 */
export function dueStateOf(day: string, today: string, isDone: boolean): DueState | undefined {
  if (isDone) return 'done'
  const left = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayLength
  if (left < 0) return 'overdue'
  if (left === 0) return 'today'
  if (left === 1) return 'tomorrow'
  return left <= soonDays ? 'soon' : undefined
}
