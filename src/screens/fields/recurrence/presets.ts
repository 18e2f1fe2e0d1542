import { weekdays, type Rule, type RuleDays, type Weekday } from './rule'
import { dayInZone, endOfDayIn, isoOf } from './zoned-days'

/** The days that rules beginning on a day 'YYYY-MM-DD' usually name. */
export interface DaysOfStart {
  readonly weekday: Weekday
  readonly weekly: Extract<RuleDays, { kind: 'weekdays' }>
  readonly monthly: Extract<RuleDays, { kind: 'day' }>
  readonly nth: Extract<RuleDays, { kind: 'nth' }>
  readonly yearly: Extract<RuleDays, { kind: 'date' }>
}

export function daysOfStart(day: string): DaysOfStart {
  const date = new Date(`${day}T00:00:00Z`)
  const weekday = weekdays[(date.getUTCDay() + 6) % 7] ?? 'MO'
  const number = date.getUTCDate()
  const nth = Math.ceil(number / 7)
  return {
    weekday,
    weekly: { kind: 'weekdays', weekdays: [weekday] },
    monthly: { kind: 'day', day: number },
    // Not every month has a fifth one.
    nth: { kind: 'nth', nth: nth === 5 ? -1 : nth, weekday },
    yearly: { kind: 'date', month: date.getUTCMonth() + 1, day: number },
  }
}

const rule = (frequency: Rule['frequency'], days: RuleDays): Rule => ({
  frequency,
  interval: 1,
  days,
  end: { kind: 'never' },
})

/** The rules that are offered for a record that begins on a day. */
export function presetRules(day: string): readonly Rule[] {
  const { weekly, monthly, nth, yearly } = daysOfStart(day)
  return [
    rule('DAILY', { kind: 'start' }),
    rule('WEEKLY', weekly),
    rule('MONTHLY', monthly),
    rule('MONTHLY', nth),
    rule('YEARLY', yearly),
  ]
}

/** The days that a rule names when its frequency is chosen. */
export function defaultDays(frequency: Rule['frequency'], day: string): RuleDays {
  const { weekly, monthly, yearly } = daysOfStart(day)
  return { DAILY: { kind: 'start' } as const, WEEKLY: weekly, MONTHLY: monthly, YEARLY: yearly }[frequency]
}

/** The first day of a record, and the time zone in which it repeats. */
export interface Beginning {
  readonly day: string
  readonly zone: string
}

/** A rule after its record was moved: days that followed from the old beginning follow from the new one. */
export function movedRule(before: Rule, from: Beginning, to: Beginning): Rule {
  const { days, end } = before
  const [old, next] = [daysOfStart(from.day), daysOfStart(to.day)]
  const kinds = ['weekly', 'monthly', 'nth', 'yearly'] as const
  const followed = kinds.find((kind) => JSON.stringify(old[kind]) === JSON.stringify(days))
  return {
    ...before,
    days: followed ? next[followed] : days,
    end:
      end.kind === 'until' && end.until !== '' && from.zone !== to.zone
        ? { kind: 'until', until: endOfDayIn(dayInZone(isoOf(end.until), from.zone), to.zone) }
        : end,
  }
}
