import { expect, it } from 'vitest'
import { freeTimes } from './free-times'
import { overlapsOf } from './overlaps'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).toISOString()
const range = { start: at(2, 9), end: at(16, 9) }
const hour = 3_600_000

it('free times are in working hours, after what is busy, and do not overlap', () => {
  // Monday, March 2, 2026.
  const busy = [
    { start: at(2, 8), end: at(2, 10, 5) },
    { start: at(2, 11, 15), end: at(2, 17, 30) },
  ]
  expect(freeTimes(busy, range, hour, 3)).toEqual([
    { start: at(2, 10, 15), end: at(2, 11, 15) },
    { start: at(3, 9), end: at(3, 10) },
    { start: at(3, 10), end: at(3, 11) },
  ])
})

it('free times skip the weekend, and there is none that lasts longer than a working day', () => {
  expect(freeTimes([], { start: at(6, 17, 30), end: at(16, 9) }, hour, 1)).toEqual([
    { start: at(9, 9), end: at(9, 10) },
  ])
  expect(freeTimes([], range, 10 * hour, 3)).toEqual([])
})

it('no free time overlaps what is busy', () => {
  let state = 7
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  for (let run = 0; run < 200; run += 1) {
    const busy = Array.from({ length: 20 }, () => {
      const start = Date.parse(range.start) + Math.floor(random() * 14 * 24 * 12) * 300_000
      return {
        start: new Date(start).toISOString(),
        end: new Date(start + Math.ceil(random() * 30) * 300_000).toISOString(),
      }
    })
    const free = freeTimes(busy, range, (1 + Math.floor(random() * 8)) * 900_000, 3)
    for (const time of free) expect(overlapsOf(busy, time)).toEqual([])
    for (const [index, time] of free.entries())
      expect(Date.parse(time.start)).toBeGreaterThanOrEqual(Date.parse(free[index - 1]?.end ?? range.start))
  }
})
