import type { Bucket, FiguresTile, Line } from '#define/overview/overview'
import { sumOf } from './values'

/** Figures over time, as a chart shows them: a value of each line for each bucket. */
export interface Trend {
  readonly buckets: readonly Bucket[]
  readonly size: 'day' | 'week' | 'month'
  readonly lines: readonly Line[]
}

/** The part of the days that must have a figure; below it, days are grouped into weeks. */
const leastFilled = 0.5

const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1
const isFirstOf = {
  week: isMonday,
  month: (day: string) => day.endsWith('-01'),
} as const

/** Whether values of two buckets may be added: those of a mean or a share may not. */
const mayAdd = ({ unit }: FiguresTile): boolean => unit === 'count' || unit === 'money' || unit === 'bytes'

/** Whether each line has no figure on most days; together the lines may have some on all of them. */
const isSparse = ({ lines, buckets }: Trend): boolean =>
  lines.every(({ values }) => values.filter((value) => value !== 0).length < buckets.length * leastFilled)

/** The same figures in larger buckets; the first and the last may be incomplete, as those of the server. */
export function grouped({ buckets, lines }: Trend, size: 'week' | 'month'): Trend {
  const starts = buckets.flatMap(({ from }, index) => (index === 0 || isFirstOf[size](from) ? [index] : []))
  const added = (values: Line['values']) =>
    values.length === 0
      ? values
      : starts.map((start, index) => sumOf(values.slice(start, starts[index + 1] ?? values.length)))
  return {
    size,
    buckets: starts.flatMap((start, index) => {
      const [first, last] = [buckets[start], buckets[(starts[index + 1] ?? buckets.length) - 1]]
      return first && last ? [{ ...first, to: last.to, ends: last.ends }] : []
    }),
    lines: lines.map((line) => ({
      ...line,
      values: added(line.values),
      valuesBefore: added(line.valuesBefore),
    })),
  }
}

interface BarSpace {
  /** Pixels for all bars of the chart; 0 if it has not been measured. */
  readonly width: number
  /** The number of bars side by side in one bucket. */
  readonly bars: number
}

/** The narrowest bar, in pixels, and the part of a bucket that its bars fill. */
const barWidth = 6
const barPart = 0.7

const isTooNarrow = ({ buckets }: Trend, { width, bars }: BarSpace): boolean =>
  width > 0 && bars > 0 && (width / buckets.length) * barPart < barWidth * bars

/**
 * The figures of a tile in buckets that a chart can show: days become weeks if each line has figures on few of them, and
 * buckets become larger until each bar is at least 6 pixels wide.
 */
export function trendOf(figures: FiguresTile, given: Omit<Trend, 'lines'>, space: BarSpace): Trend {
  let trend: Trend = { ...given, lines: figures.lines }
  if (!mayAdd(figures)) return trend
  if (trend.size === 'day' && trend.buckets.length > 7 && (isSparse(trend) || isTooNarrow(trend, space)))
    trend = grouped(trend, 'week')
  if (trend.size === 'week' && isTooNarrow(trend, space)) trend = grouped(trend, 'month')
  return trend
}
