import { afterEach, expect, test, vi } from 'vitest'
import type { Services } from '#server/write/services/services'
import { Postponements } from './postponements'

afterEach(() => vi.useRealTimers())

// They identify the server, and nothing of them is read.
const server = {} as Services
const other = {} as Services

test('a record waits on its server until its time has come, or until it is changed', () => {
  vi.useFakeTimers()
  const postponed = new Postponements()
  postponed.add(server, 'a', 1000)
  postponed.add(server, 'b', 1000, 3)
  expect([postponed.has(server, 'a'), postponed.has(other, 'a'), postponed.has(server, 'c')]).toEqual([
    true,
    false,
    false,
  ])
  expect([postponed.has(server, 'b', 3), postponed.has(server, 'b', 4)]).toEqual([true, false])
  vi.advanceTimersByTime(1000)
  expect(postponed.has(server, 'a')).toBe(false)
})
