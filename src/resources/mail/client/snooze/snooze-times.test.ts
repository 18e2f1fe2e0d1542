import { expect, test } from 'vitest'
import { snoozeTimes } from './snooze-times'

const offered = (now: Date) =>
  snoozeTimes(now).map(([name, at]) => `${name} ${at.getDate()} ${at.getHours()}:${at.getMinutes()}`)

test('on a Wednesday morning all times are offered', () => {
  expect(offered(new Date(2026, 10, 25, 9, 40))).toEqual([
    'laterToday 25 12:0',
    'tomorrow 26 8:0',
    'weekend 28 8:0',
    'nextWeek 30 8:0',
  ])
})

test('in the evening nothing is offered for the same day', () => {
  expect(offered(new Date(2026, 10, 25, 19, 0))[0]).toBe('tomorrow 26 8:0')
})

test('before and at the weekend no day is offered twice', () => {
  expect(offered(new Date(2026, 10, 27, 9))).toEqual([
    'laterToday 27 12:0',
    'tomorrow 28 8:0',
    'nextWeek 30 8:0',
  ])
  expect(offered(new Date(2026, 10, 28, 9))).toEqual([
    'laterToday 28 12:0',
    'tomorrow 29 8:0',
    'nextWeek 30 8:0',
  ])
  expect(offered(new Date(2026, 10, 29, 9))).toEqual(['laterToday 29 12:0', 'tomorrow 30 8:0'])
})
