import { intervalUnits } from '../../intervals.wire'
import { addDays, datesAfter, type Schedule } from '../../recurring-dates.wire'
import type { RecurringInvoice } from '../../recurring-invoices.resource'

/** The most dates that are shown. */
const max = 6
const maxInterval = 36

type Values = Partial<RecurringInvoice>

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

/** The schedule of a recurring invoice; undefined while a form is incomplete. */
export function scheduleIn({ startsOn, endsOn, every, unit }: Values): Schedule | undefined {
  if (!isDay(startsOn) || (endsOn && !isDay(endsOn))) return undefined
  if (!unit || !intervalUnits.includes(unit)) return undefined
  if (every === undefined || !Number.isInteger(every) || every < 1 || every > maxInterval) return undefined
  return { startsOn, endsOn, every, unit }
}

const todayInUtc = (): string => new Date().toISOString().slice(0, 10)

/** The next dates: from the planned one on, else those that are not in the past and after the last invoice. */
export function upcomingDates(
  schedule: Schedule,
  { nextOn, lastOn }: Values,
  today = todayInUtc(),
): string[] {
  const yesterday = addDays(today, -1)
  const before = nextOn ? addDays(nextOn, -1) : lastOn && lastOn > yesterday ? lastOn : yesterday
  return datesAfter(schedule, before, max)
}
