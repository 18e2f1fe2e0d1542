/**
 * Parses days and times as users type them, and as they are formatted: 'Dec 31, 2025', '2025-12-31', '31.12.2025',
 * 'today'.
 */

interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}
interface Time {
  readonly hours: number
  readonly minutes: number
}

const two = (part: number) => String(part).padStart(2, '0')
const isoOf = ({ year, month, day }: Day) => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

/** Parses a typed day to 'YYYY-MM-DD'; undefined if it cannot be parsed. Without a year it is in the current year. */
export function readDay(text: string, locale: string, now = new Date()): string | undefined {
  const typed = text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  const day =
    spokenDay(typed, locale, now) ?? yearFirst(typed) ?? inOrder(typed, locale) ?? named(typed, locale, now)
  return day && exists(day) ? isoOf(day) : undefined
}

/**
 * Parses a typed day and time of the browser's time zone to an instant; undefined if it cannot be parsed. Without a
 * time it is midnight.
 */
export function readInstant(text: string, locale: string, now = new Date()): string | undefined {
  const typed = text.replaceAll(/\s+/g, ' ').trim()
  const isoInstant = /^\d{4}-\d\d-\d\dt\d\d:\d\d(:\d\d(\.\d+)?)?(z|[+-]\d\d:\d\d)?$/i.test(typed)
  if (isoInstant) return new Date(typed).toISOString()
  const found = clock.exec(typed)
  const day = readDay(found ? typed.slice(0, found.index) : typed, locale, now)
  const time = found ? timeOf(found) : { hours: 0, minutes: 0 }
  if (!day || !time) return undefined
  const at = new Date(`${day}T${two(time.hours)}:${two(time.minutes)}`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

const clock = /[ ,t]{0,3}(上午|下午)?\s?(\d{1,2})[:：](\d{2})\s?(am|pm|a\.m\.|p\.m\.)?$/i

function timeOf(found: RegExpExecArray): Time | undefined {
  const [, before, hour, minute, after] = found
  const half = before ?? after?.toLowerCase()[0]
  const isLate = half === 'p' || half === '下午'
  const typed = Number(hour)
  const hours = half === undefined ? typed : (typed % 12) + (isLate ? 12 : 0)
  const minutes = Number(minute)
  return typed > (half === undefined ? 23 : 12) || minutes > 59 ? undefined : { hours, minutes }
}

function spokenDay(typed: string, locale: string, now: Date): Day | undefined {
  const texts = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const distance = [0, 1, -1].find((days) => texts.format(days, 'day').toLowerCase() === typed)
  if (distance === undefined) return undefined
  return partsOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + distance))
}

const partsOf = (date: Date): Day => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
})

/** '2025-12-31', '2025/12/31', '20251231', '2025年12月31日'. */
function yearFirst(typed: string): Day | undefined {
  const found =
    /^(\d{4})(\d{2})(\d{2})$/.exec(typed) ??
    /^(\d{4}) ?[-/.年] ?(\d{1,2}) ?[-/.月] ?(\d{1,2}) ?日?$/.exec(typed)
  return found ? { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) } : undefined
}

/** '12/31/2025' in the order of the language; with dots the day is always first. */
function inOrder(typed: string, locale: string): Day | undefined {
  const found = /^(\d{1,2}) ?([/.-]) ?(\d{1,2}) ?\2 ?(\d{2}|\d{4})$/.exec(typed)
  if (!found) return undefined
  const [, first, sign, second, last = ''] = found
  const year = Number(last) + (last.length === 2 ? 2000 : 0)
  const dayFirst = sign === '.' || !startsWithMonth(locale)
  const [day, month] = dayFirst ? [first, second] : [second, first]
  return { year, month: Number(month), day: Number(day) }
}

const startsWithMonth = (locale: string): boolean =>
  new Intl.DateTimeFormat(locale).formatToParts(0).find(({ type }) => type === 'month' || type === 'day')
    ?.type === 'month'

/** 'Dec 31, 2025', '31 December', '12月31日'. */
function named(typed: string, locale: string, now: Date): Day | undefined {
  const chinese = /^(\d{1,2})月(\d{1,2})日?$/.exec(typed)
  if (chinese) return { year: now.getFullYear(), month: Number(chinese[1]), day: Number(chinese[2]) }
  const word = /[^\W\d_]{3,}/u.exec(typed)?.[0]
  const month = word ? monthNames(locale).findIndex((name) => name.startsWith(word)) + 1 : 0
  const numbers = typed.match(/\d+/g) ?? []
  const year = numbers.find((each) => each.length === 4)
  const day = numbers.find((each) => each.length < 3)
  if (month === 0 || !day || numbers.length > 2 || (numbers.length === 2 && !year)) return undefined
  return { year: year ? Number(year) : now.getFullYear(), month, day: Number(day) }
}

const monthNames = (locale: string): string[] => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)).toLowerCase())
}

/** Excludes days such as the 31st of February. */
function exists({ year, month, day }: Day): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  date.setUTCFullYear(year)
  return month > 0 && month < 13 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
