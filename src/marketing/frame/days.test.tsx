import { afterEach, expect, it, vi } from 'vitest'
import { countDays, daysUntil } from './days'

afterEach(() => vi.useRealTimers())

const moment = '2027-03-01T00:00:00Z'
const shownAt = (now: string) => {
  vi.useFakeTimers()
  vi.setSystemTime(now)
  document.body.innerHTML = `<p><time datetime="${moment}" data-days="{{days}} days left" data-passed="No day yet">1 March</time></p>`
  countDays()
  return document.body.textContent
}

it.each([
  ['2027-02-27T12:00:00Z', 2],
  ['2027-02-28T23:59:59Z', 1],
  ['2027-03-01T00:00:00Z', 0],
  ['2027-06-01T00:00:00Z', 0],
])('at %s there are %i days left', (now, days) => {
  expect(daysUntil(moment, Date.parse(now))).toBe(days)
})

it('a page that was built earlier shows the days that are left, and no date that has passed', () => {
  expect(shownAt('2027-01-30T12:00:00Z')).toBe('30 days left')
  expect(shownAt('2027-03-01T00:00:01Z')).toBe('No day yet')
  expect(document.querySelector('time')).toBeNull()
})
