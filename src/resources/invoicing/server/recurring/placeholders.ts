import type { Language } from '#server/base/caller'
import { dayTagOf } from '#text/language-tag'
import { endOfPeriod, type Schedule } from '../../recurring-dates.wire'

const names = /\{(month|year|period|date)\}/g

const format = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dayTagOf(language), { ...options, timeZone: 'UTC' })
const whole = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** The fonts of documents have no special spaces. */
const plainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ')

/** The first and the last day: '1–30 April 2026', '2026年4月1日至2026年4月30日'. */
function rangeText(language: Language, start: number, end: number): string {
  const days = format(language, whole)
  if (language === 'cn') return `${days.format(start)}至${days.format(end)}`
  return plainSpaces(days.formatRange(start, end)).replace(/^(\d{1,2}) – (\d{1,2} )/, '$1–$2')
}

/**
 * Replaces `{month}`, `{year}`, `{period}` and `{date}` by those of a date of a schedule. The period ends on the day
 * before the next date.
 */
export function fillPlaceholders(text: string, schedule: Schedule, date: string, language: Language): string {
  const start = Date.parse(date)
  const texts: Readonly<Record<string, () => string>> = {
    month: () => format(language, { month: language === 'cn' ? 'numeric' : 'long' }).format(start),
    year: () => date.slice(0, 4),
    period: () => rangeText(language, start, Date.parse(endOfPeriod(schedule, date))),
    date: () => format(language, whole).format(start),
  }
  return text.replaceAll(names, (found, name: string) => plainSpaces(texts[name]?.() ?? found))
}
