import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { uuid7 } from './uuid7'

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2076, 0, 2) }))
afterEach(() => vi.useRealTimers())
const make = (count: number) => Array.from({ length: count }, () => uuid7())

it('uuid7 returns a version 7 UUID that begins with the current time', () => {
  for (const id of make(100))
    expect(id).toMatch(/^030ada67-ec00-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

it('uuid7 returns unique ids in ascending order, even for 20,000 in one millisecond', () => {
  vi.setSystemTime(Date.UTC(2076, 0, 3))
  const made = make(20_000)
  expect(new Set(made).size).toBe(20_000)
  expect(made.toSorted()).toEqual(made)
})

it('uuid7 returns ascending ids after the clock is set back', () => {
  vi.setSystemTime(Date.UTC(2076, 0, 4))
  const before = make(3)
  vi.setSystemTime(Date.UTC(2075, 0, 1))
  const after = make(3)
  expect([...before, ...after].toSorted()).toEqual([...before, ...after])
})
