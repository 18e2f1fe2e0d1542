import { expect, it } from 'vitest'
import { uuid7 } from './uuid7'

it('is a version 7 UUID that begins with its time, and never the same', () => {
  const made = Array.from({ length: 1000 }, () => uuid7(Date.UTC(2026, 0, 2)))
  for (const id of made) expect(id).toMatch(/^019b7c01-0400-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(made).size).toBe(1000)
})
