import type { TFunction } from 'i18next'
import { formatDay } from '#base/format/intl'
import { lastDay, readRule, weekdays, type Rule, type Weekday } from './rule'
import { dayInZone, isoOf } from './zoned-days'

/** What sentences about rules are written with. */
export interface SentenceContext {
  readonly locale: string
  readonly t: TFunction
}

const units = {
  DAILY: ['recurrence.daily', 'recurrence.days'],
  WEEKLY: ['recurrence.weekly', 'recurrence.weeks'],
  MONTHLY: ['recurrence.monthly', 'recurrence.months'],
  YEARLY: ['recurrence.yearly', 'recurrence.years'],
} as const

/** A rule as a sentence: 'Every 2 weeks on Monday and Thursday, until Mar 3, 2027'. */
export function ruleSentence(text: string, zone: string, context: SentenceContext): string {
  const rule = readRule(text)
  return rule ? sentenceOf(rule, zone, context) : context.t('recurrence.custom')
}

/** A parsed rule as a sentence. */
export function sentenceOf(rule: Rule, zone: string, context: SentenceContext): string {
  const { t, locale } = context
  const [single, several] = units[rule.frequency]
  const every = rule.interval === 1 ? t(single) : t(several, { n: rule.interval ?? '…' })
  const sentence = withDays(every, rule, context)
  const { end } = rule
  if (end.kind === 'until') {
    const day = formatDay(dayInZone(isoOf(end.until), zone), locale)
    return t('recurrence.until', { rule: sentence, day })
  }
  if (end.kind === 'never') return sentence
  return end.count === 1
    ? t('recurrence.once', { rule: sentence })
    : t('recurrence.times', { rule: sentence, n: end.count ?? '…' })
}

function withDays(every: string, { days }: Rule, { t, locale }: SentenceContext): string {
  switch (days.kind) {
    case 'start':
      return every
    case 'weekdays': {
      const names = days.weekdays.map((each) => weekdayName(each, locale, 'long'))
      return t('recurrence.onDays', { every, days: new Intl.ListFormat(locale).format(names) })
    }
    case 'day':
      return days.day === lastDay
        ? t('recurrence.onLastDay', { every })
        : t('recurrence.onDay', { every, day: days.day })
    case 'nth': {
      const weekday = weekdayName(days.weekday, locale, 'long')
      return t('recurrence.onNth', { every, nth: t(nthKey(days.nth)), weekday })
    }
    case 'date':
      return t('recurrence.onDate', { every, date: dateName(days, locale) })
  }
}

const nthKeys = ['recurrence.first', 'recurrence.second', 'recurrence.third', 'recurrence.fourth'] as const
const nthKey = (nth: number) => (nth === 5 ? 'recurrence.fifth' : (nthKeys[nth - 1] ?? 'recurrence.last'))

/** The name of a day of the week: 'Monday', or 'Mon'. */
export const weekdayName = (weekday: Weekday, locale: string, weekdayStyle: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(locale, { weekday: weekdayStyle, timeZone: 'UTC' }).format(
    // The first of January 2024 is a Monday.
    Date.UTC(2024, 0, 1 + weekdays.indexOf(weekday)),
  )

/** A date without a year; 2024 has a 29 February. */
const dateName = ({ month, day }: { month: number; day: number }, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(2024, month - 1, day),
  )
