import { expect, test } from 'vitest'
import { sendTimes } from './send-times'

const offeredAt = (now: Date) => sendTimes(now).map(([name, at]) => [name, at.getDate(), at.getHours()])

test('on a Wednesday morning three times are offered', () => {
  expect(offeredAt(new Date(2026, 10, 25, 9))).toEqual([
    ['thisAfternoon', 25, 14],
    ['tomorrowMorning', 26, 8],
    ['mondayMorning', 30, 8],
  ])
})

test('the afternoon is no longer offered when it has come', () => {
  expect(offeredAt(new Date(2026, 10, 25, 13, 31))).toEqual([
    ['tomorrowMorning', 26, 8],
    ['mondayMorning', 30, 8],
  ])
})

test('on a Sunday the next morning is that of Monday, on a Monday it is the one in a week', () => {
  expect(offeredAt(new Date(2026, 10, 29, 20))).toEqual([['tomorrowMorning', 30, 8]])
  expect(offeredAt(new Date(2026, 10, 30, 20))).toEqual([
    ['tomorrowMorning', 1, 8],
    ['mondayMorning', 7, 8],
  ])
})
