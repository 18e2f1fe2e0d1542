import { expect, it } from 'vitest'
import { daysShown, monthHeight, weeksOf } from './month'

it('a month has the weeks that have a day in it', () => {
  // From Sunday, 1 to Saturday, 28.
  expect(weeksOf('2026-02-15', 0)).toBe(4)
  expect(weeksOf('2026-02-15', 1)).toBe(5)
  expect(weeksOf('2026-11-15', 0)).toBe(5)
  expect(weeksOf('2026-11-15', 1)).toBe(6)
  expect(weeksOf('2026-12-31', 0)).toBe(5)
  expect(weeksOf('2027-05-15', 0)).toBe(6)
  expect(daysShown({ mode: 'month', date: '2026-11-20' }, 0)).toEqual({
    from: '2026-11-01',
    until: '2026-12-06',
  })
  expect(daysShown({ mode: 'day', date: '2026-11-20' }, 0)).toEqual({
    from: '2026-11-20',
    until: '2026-11-21',
  })
})

it('a month has the height that is left, unless its weeks were too low or too high', () => {
  expect(monthHeight(6, 166, 800)).toBe(598)
  expect(monthHeight(6, 166, 400)).toBe(530)
  expect(monthHeight(5, 166, 2000)).toBe(816)
})
