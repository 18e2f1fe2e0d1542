import { expect, it } from 'vitest'
import type { Message } from '../chat-data'
import { isTooLong, nearestTo } from './message-list'

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ number: from + index }) as Message)
const ends = (messages: readonly Message[]) => [messages[0]?.number, messages.at(-1)?.number]

it.each([
  [1000, [900, 1099]],
  [801, [801, 1000]],
  [1145, [951, 1150]],
  [1, [801, 1000]],
  [Infinity, [951, 1150]],
])('the messages nearest to %d stay', (number, expected) =>
  expect(ends(nearestTo(numbered(801, 1150), number))).toEqual(expected),
)

it('few messages stay as they are', () => {
  expect(isTooLong(numbered(1, 300))).toBe(false)
  expect(isTooLong(numbered(1, 301))).toBe(true)
  expect(ends(nearestTo(numbered(1, 120), 60))).toEqual([1, 120])
})
