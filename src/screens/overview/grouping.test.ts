import { expect, test } from 'vitest'
import type { Bucket, FiguresTile } from '#define/overview/overview'
import { grouped, trendOf } from './grouping'

const dayLong = 86_400_000
const days = (from: string, count: number): Bucket[] =>
  Array.from({ length: count }, (_, index) => {
    const start = Date.parse(`${from}T00:00:00Z`) + index * dayLong
    const day = new Date(start).toISOString().slice(0, 10)
    return {
      from: day,
      to: day,
      starts: new Date(start).toISOString(),
      ends: new Date(start + dayLong - 1).toISOString(),
    }
  })
const tile = (values: readonly number[], unit: FiguresTile['unit'] = 'count'): FiguresTile => ({
  kind: 'figures',
  unit,
  metrics: [],
  lines: [
    { key: 'all', total: values.reduce((sum, value) => sum + value, 0), before: 0, values, valuesBefore: [] },
  ],
})
const wide = { width: 2000, bars: 1 }

test('days are added to weeks that begin on Monday, with the first and the last moment of each', () => {
  // The first of October 2026 is a Thursday.
  const buckets = days('2026-10-01', 14)
  const weekly = grouped({ buckets, size: 'day', lines: tile(buckets.map(() => 1)).lines }, 'week')
  expect(weekly.size).toBe('week')
  expect(weekly.buckets.map(({ from, to }) => [from, to])).toEqual([
    ['2026-10-01', '2026-10-04'],
    ['2026-10-05', '2026-10-11'],
    ['2026-10-12', '2026-10-14'],
  ])
  expect(weekly.buckets[1]?.starts).toBe('2026-10-05T00:00:00.000Z')
  expect(weekly.buckets[1]?.ends).toBe('2026-10-11T23:59:59.999Z')
  expect(weekly.lines[0]?.values).toEqual([4, 7, 3])
})

test('figures on fewer than half of the days are shown by week, others by day', () => {
  const buckets = days('2026-10-01', 30)
  const sparse = buckets.map((_, index) => (index % 3 === 0 ? 2 : 0))
  const dense = buckets.map((_, index) => (index % 3 === 0 ? 0 : 2))
  expect(trendOf(tile(sparse), { buckets, size: 'day' }, wide).size).toBe('week')
  expect(trendOf(tile(dense), { buckets, size: 'day' }, wide).size).toBe('day')
})

test('several lines with figures on few days are shown by week, although together they have some on all days', () => {
  const buckets = days('2026-10-01', 30)
  const oneOf = (part: number) => buckets.map((_, index) => (index % 3 === part ? 2 : 0))
  const lineOf = (part: number) => tile(oneOf(part)).lines
  const figures = { ...tile([]), lines: [0, 1, 2].flatMap(lineOf) }
  expect(trendOf(figures, { buckets, size: 'day' }, wide).size).toBe('week')
  const dense = { ...figures, lines: [...figures.lines, ...tile(buckets.map(() => 1)).lines] }
  expect(trendOf(dense, { buckets, size: 'day' }, wide).size).toBe('day')
})

test('bars that would be narrower than 6 pixels are shown by week, then by month', () => {
  const buckets = days('2026-10-01', 31)
  const figures = tile(buckets.map(() => 1))
  const given = { buckets, size: 'day' as const }
  expect(trendOf(figures, given, { width: 300, bars: 1 }).size).toBe('day')
  expect(trendOf(figures, given, { width: 300, bars: 2 }).size).toBe('week')
  expect(trendOf(figures, given, { width: 60, bars: 2 }).size).toBe('month')
  // Before it is measured, nothing is known about the width.
  expect(trendOf(figures, given, { width: 0, bars: 2 }).size).toBe('day')
})

test('a mean and a share are never added', () => {
  const buckets = days('2026-10-01', 30)
  const sparse = buckets.map((_, index) => (index === 3 ? 5 : 0))
  for (const unit of ['stars', 'share', 'milliseconds'] as const)
    expect(trendOf(tile(sparse, unit), { buckets, size: 'day' }, wide).size).toBe('day')
})
