import { expect, test } from 'vitest'
import { isUnusable } from './is-unusable'

const read = (status: number | undefined, data: unknown) =>
  isUnusable({ isError: status !== undefined, data, error: { status, message: 'No.' } })

test('earlier data stays usable after a temporary failure', () => {
  for (const status of [0, 408, 429, 500, 503]) expect(read(status, []), String(status)).toBe(false)
  expect(read(undefined, [])).toBe(false)
  expect(read(undefined, undefined)).toBe(false)
})

test('a read is unusable without data or after a refusal', () => {
  expect(read(500, undefined)).toBe(true)
  for (const status of [400, 403, 404]) expect(read(status, []), String(status)).toBe(true)
})
