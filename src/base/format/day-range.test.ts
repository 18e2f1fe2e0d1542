import { expect, it } from 'vitest'
import { formatDayRange } from './day-range'

it('a range of days has the month and the year once if both days have the same', () => {
  expect(formatDayRange('2036-10-22', '2036-11-20', 'en')).toBe('Oct 22 – Nov 20, 2036')
  expect(formatDayRange('2036-10-01', '2036-10-20', 'en')).toBe('Oct 1 – 20, 2036')
  expect(formatDayRange('2035-12-22', '2036-01-20', 'en')).toBe('Dec 22, 2035 – Jan 20, 2036')
})

it('a range of one day is that day', () => {
  expect(formatDayRange('2036-10-01', '2036-10-01', 'en')).toBe('Oct 1, 2036')
})

it('a range of days is written in the language of the page', () => {
  expect(formatDayRange('2036-10-22', '2036-11-20', 'zh-CN')).toBe('2036/10/22 – 2036/11/20')
})

it('what is not a day is shown as it is', () => {
  expect(formatDayRange('soon', '2036-11-20', 'en')).toBe('soon – 2036-11-20')
})
