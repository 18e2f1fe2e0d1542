import { useMemo } from 'react'
import type { Unit } from '#define/overview/overview'
import { formatMoney, formatMoneyShort, formatNumber, formatShort, minorDigits } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { formatBytes } from '#base/format/bytes'
import type { Trend } from './grouping'
import { useAnswer } from './overview-context'

interface Formats {
  readonly full: (value: number) => string
  readonly short: (value: number) => string
  /** As a plain number, for a file: amounts in units of the currency. */
  readonly plain: (value: number) => string
}

/** Formats the values of a unit. */
export interface Written extends Formats {
  /** An average of no values is a dash. */
  readonly full: (value: number | null) => string
}

const formatShare = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value)

/** Formats a duration: in milliseconds below one second, otherwise in seconds. */
const formatTime = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: value < 1000 ? 'millisecond' : 'second',
    unitDisplay: 'short',
    maximumFractionDigits: value < 1000 ? 0 : 1,
  } as Intl.NumberFormatOptions).format(value < 1000 ? value : value / 1000)

function written(unit: Unit, currency: string, locale: string): Formats {
  switch (unit) {
    case 'money':
      return {
        full: (value) => formatMoney(value, currency, locale),
        short: (value) => formatMoneyShort(value, currency, locale),
        plain: (value) => (value / 10 ** minorDigits(currency)).toFixed(minorDigits(currency)),
      }
    case 'bytes':
      return {
        full: (value) => formatBytes(value, locale),
        short: (value) => formatBytes(value, locale),
        plain: String,
      }
    case 'share':
      return {
        full: (value) => formatShare(value, locale),
        short: (value) => formatShare(value, locale),
        plain: String,
      }
    case 'stars':
      return {
        full: (value) => formatNumber(value, locale, 1),
        short: (value) => formatShort(value, locale),
        plain: String,
      }
    case 'milliseconds':
      return {
        full: (value) => formatTime(value, locale),
        short: (value) => formatTime(value, locale),
        plain: String,
      }
    case 'count':
      return {
        full: (value) => formatNumber(value, locale),
        short: (value) => formatShort(value, locale),
        plain: String,
      }
  }
}

/** Returns formatters for a unit; amounts are in the currency of the page. */
export function useWritten(unit: Unit): Written {
  const locale = useLocale()
  const currency = useAnswer().currency ?? 'EUR'
  return useMemo(() => {
    const formats = written(unit, currency, locale)
    return { ...formats, full: (value: number | null) => (value === null ? '–' : formats.full(value)) }
  }, [unit, currency, locale])
}

/** Returns a formatter for shares and relative changes. */
export function useShare(): (value: number) => string {
  const locale = useLocale()
  return (value) => formatShare(value, locale)
}

const styles = {
  day: { month: 'short', day: 'numeric' },
  week: { month: 'short', day: 'numeric' },
  month: { month: 'short', year: 'numeric' },
} as const

/** The labels of buckets on an axis: a day, the first day of a week, or a month. */
export function useBucketNames({ size, buckets }: Pick<Trend, 'size' | 'buckets'>): readonly string[] {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { ...styles[size], timeZone: 'UTC' })
    return buckets.map(({ from }) => format.format(Date.parse(`${from}T00:00:00Z`)))
  }, [locale, size, buckets])
}
