import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { uuid7 } from './uuid7'

// Ids ascend in the whole process, so each test takes a day after those of the others.
let day = 2
const laterDay = () => Date.UTC(2076, 0, (day += 1))
beforeEach(() => vi.useFakeTimers({ now: laterDay() }))
afterEach(() => vi.useRealTimers())
const make = (count: number) => Array.from({ length: count }, () => uuid7())

it('uuid7 returns a version 7 UUID that begins with the current time', () => {
  const now = Date.now().toString(16).padStart(12, '0')
  for (const id of make(100)) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(id.replace('-', '').slice(0, 12)).toBe(now)
  }
})

it('uuid7 returns unique ids in ascending order, even for 20,000 in one millisecond', () => {
  const made = make(20_000)
  expect(new Set(made).size).toBe(20_000)
  expect(made.toSorted()).toEqual(made)
})

it('uuid7 returns ascending ids after the clock is set back', () => {
  const before = make(3)
  vi.setSystemTime(Date.UTC(2075, 0, 1))
  const after = make(3)
  expect([...before, ...after].toSorted()).toEqual([...before, ...after])
})
