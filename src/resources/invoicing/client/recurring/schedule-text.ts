import { useTranslation } from 'react-i18next'
import { formatDay } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import type { Schedule } from '../../recurring-dates.wire'

const intervals = {
  week: ['recurrence.weekly', 'recurrence.weeks'],
  month: ['recurrence.monthly', 'recurrence.months'],
  year: ['recurrence.yearly', 'recurrence.years'],
} as const
/** Every month has these days. */
const commonDays = 28

/** A function that returns a schedule as a sentence: 'Every month on day 1'. */
export function useScheduleText(): (schedule: Schedule) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  const inUtc = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(day))

  const rule = ({ startsOn, every, unit }: Schedule): string => {
    const [single, several] = intervals[unit]
    const interval = every === 1 ? t(single) : t(several, { n: every })
    const day = Number(startsOn.slice(8, 10))
    if (unit === 'week')
      return t('recurring.onWeekday', { every: interval, weekday: inUtc(startsOn, { weekday: 'long' }) })
    if (unit === 'month')
      return t(day > commonDays ? 'recurring.onLastDay' : 'recurrence.onDay', { every: interval, day })
    const date = inUtc(startsOn, { day: 'numeric', month: 'long' })
    const isLeapDay = startsOn.endsWith('-02-29')
    return t(isLeapDay ? 'recurring.onLeapDay' : 'recurrence.onDate', { every: interval, date })
  }
  return (schedule) =>
    schedule.endsOn
      ? t('recurring.until', { rule: rule(schedule), day: formatDay(schedule.endsOn, locale) })
      : rule(schedule)
}
