/** Cache of formatters by language: creating one is expensive, and every row of a list needs the same one. */

const stored = new Map<string, unknown>()

/** The formatter of a key, which is made when it is first used. */
export function keep<Formatter>(key: string, make: () => Formatter): Formatter {
  let formatter = stored.get(key) as Formatter | undefined
  if (formatter === undefined) stored.set(key, (formatter = make()))
  return formatter
}

/** The Intl tag of a language of the interface; the code of Chinese is 'cn'. */
export const intlLocale = (language: string): string =>
  language.startsWith('cn') ? 'zh-CN' : language || 'en'

/** A plain number with at most `digits` after the decimal point. */
export const formatNumber = (value: number, locale: string, digits = 0): string =>
  keep(`n${digits}${locale}`, () => new Intl.NumberFormat(locale, { maximumFractionDigits: digits })).format(
    value,
  )

/** A number of hundredths: '42%'. */
export const formatPercent = (value: number, locale: string): string =>
  keep(`p${locale}`, () => new Intl.NumberFormat(locale, { style: 'percent' })).format(value / 100)

const lengths = [
  ['week', 10_080],
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const

/** A length of time, in the largest unit that it is a multiple of: '90 minutes', '1 week'. */
export function formatMinutes(minutes: number, locale: string): string {
  const [unit, length] = lengths.find(([, each]) => minutes !== 0 && minutes % each === 0) ?? lengths[3]
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const
  return keep(`u${unit}${locale}`, () => new Intl.NumberFormat(locale, options)).format(minutes / length)
}

/** A compact number: '1.2M'. */
export const formatShort = (value: number, locale: string): string =>
  keep(
    `s${locale}`,
    () => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
  ).format(value)

const short = { notation: 'compact', maximumFractionDigits: 1, minimumFractionDigits: 0 } as const
const complete = { trailingZeroDisplay: 'stripIfInteger' } as const

/** A compact amount in minor units: '€1.2M'. Amounts that are too small for it are complete: '€94.85', '€95'. */
export function formatMoneyShort(minor: number, currency: string, locale: string): string {
  const value = minor / 10 ** minorDigits(currency)
  const isSmall = Math.abs(value) < 1000
  return keep(
    `M${isSmall}${currency}${locale}`,
    () => new Intl.NumberFormat(locale, { style: 'currency', currency, ...(isSmall ? complete : short) }),
  ).format(value)
}

const currencyFormat = (currency: string, locale: string) =>
  keep(`m${currency}${locale}`, () => {
    try {
      return new Intl.NumberFormat(locale, { style: 'currency', currency })
    } catch {
      return undefined
    }
  })

/** The digits after the decimal point of a currency: 2 for EUR, 0 for JPY; 2 if the code is unknown. */
export const minorDigits = (currency: string | undefined): number =>
  (currency ? currencyFormat(currency, 'en')?.resolvedOptions().maximumFractionDigits : undefined) ?? 2

/** An amount in minor units with its currency: 1999 with EUR is '€19.99'. */
export function formatMoney(minor: number, currency: string | undefined, locale: string): string {
  const digits = minorDigits(currency)
  const format = currency ? currencyFormat(currency, locale) : undefined
  return format ? format.format(minor / 10 ** digits) : formatNumber(minor / 10 ** digits, locale, digits)
}

/** A calendar day 'YYYY-MM-DD', the same day in every time zone. */
export function formatDay(day: string, locale: string): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(time)) return day
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const
  return keep(`d${locale}`, () => new Intl.DateTimeFormat(locale, options)).format(time)
}

/** An instant in the browser's time zone. */
export const formatInstant = (instant: string, locale: string): string =>
  formatMoment(instant, locale, { dateStyle: 'medium', timeStyle: 'short' })

/** The same with seconds. */
export const formatInstantExactly = (instant: string, locale: string): string =>
  formatMoment(instant, locale, { dateStyle: 'medium', timeStyle: 'medium' })

/** The day and the time of an instant, formatted separately. A short day of this year is without the year. */
export const partsOfInstant = (
  instant: string,
  locale: string,
  isShort?: boolean,
): readonly [day: string, time: string] => [
  formatMoment(
    instant,
    locale,
    isShort && isSameYear(new Date(instant), new Date()) ? dayAndMonth : { dateStyle: 'medium' },
  ),
  formatMoment(instant, locale, { timeStyle: 'short' }),
]

const dayAndMonth = { month: 'short', day: 'numeric' } as const

const isSameYear = (date: Date, other: Date): boolean => date.getFullYear() === other.getFullYear()

function formatMoment(instant: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const time = Date.parse(instant)
  if (Number.isNaN(time)) return instant
  const key = `t${locale}${Object.values(options).join()}`
  return keep(key, () => new Intl.DateTimeFormat(locale, options)).format(time)
}

const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** How long ago an instant was, or how far ahead it is: '3 days ago'. */
export function formatDistance(instant: string, locale: string, now: number = Date.now()): string {
  const seconds = (Date.parse(instant) - now) / 1000
  if (Number.isNaN(seconds)) return ''
  const [unit, length] = steps.find(([, step]) => Math.abs(seconds) >= step) ?? (['second', 1] as const)
  const format = keep(`r${locale}`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  return format.format(Math.trunc(seconds / length), unit)
}

/** A short date: the time if today, day and month in this year, else the full day. */
export function formatWhen(instant: string, locale: string, now: Date = new Date()): string {
  const date = new Date(instant)
  if (date.toDateString() === now.toDateString()) return formatMoment(instant, locale, { timeStyle: 'short' })
  const year = isSameYear(date, now) ? {} : ({ year: 'numeric' } as const)
  return formatMoment(instant, locale, { ...dayAndMonth, ...year })
}

/** The name of a currency with its code: 'Euro (EUR)'. */
export function nameWithCode(code: string, locale: string): string {
  const name = nameOfCode('currency', code, locale)
  return name === code ? code : `${name} (${code})`
}

/** The name of a country or a currency in a language; its code if Intl does not know it. */
export function nameOfCode(type: 'region' | 'currency', code: string, locale: string): string {
  const names = keep(`c${type}${locale}`, () => new Intl.DisplayNames(locale, { type, fallback: 'code' }))
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
