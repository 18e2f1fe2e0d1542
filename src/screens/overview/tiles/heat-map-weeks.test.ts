import { expect, test } from 'vitest'
import { calendarOf } from './heat-map-weeks'

test('a calendar has exactly the days of the range, by week from Monday', () => {
  // The first of October 2026 is a Thursday.
  const { days, cells, columns } = calendarOf('2026-10-01', 7)
  expect(days).toEqual(['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-10-${day}`))
  expect(columns).toBe(2)
  expect(cells[0]).toEqual({ day: '2026-10-01', column: 2, row: 5 })
  expect(cells[4]).toEqual({ day: '2026-10-05', column: 3, row: 2 })
  expect(calendarOf('2025-11-28', 365).cells).toHaveLength(365)
})

test('weeks that do not fit are continued below, each day in a cell of its own', () => {
  const { cells, bands, columns, months } = calendarOf('2025-01-01', 365, 20)
  expect(columns).toBe(20)
  expect(bands).toEqual([1, 9, 17])
  expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(365)
  expect(Math.max(...cells.map(({ column }) => column))).toBe(21)
  expect(months.map(({ day }) => day.slice(5, 7))).toEqual([
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
    '07',
    '08',
    '09',
    '10',
    '11',
    '12',
  ])
  for (const { row } of months) expect(bands).toContain(row)
})

test('the month of the first day is left out if the next one follows at once', () => {
  expect(calendarOf('2026-10-28', 30).months.map(({ day }) => day)).toEqual(['2026-11-01'])
  expect(calendarOf('2026-10-20', 7).months.map(({ day }) => day)).toEqual(['2026-10-20'])
})
