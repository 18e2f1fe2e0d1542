import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReporter } from './use-typing-signal'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('typing is reported at once, every three seconds, and ended five seconds after the last key', () => {
  const report = vi.fn()
  const { press } = createReporter(report)
  for (let second = 0; second < 7; second++) {
    press()
    vi.advanceTimersByTime(1000)
  }
  expect(report.mock.calls).toEqual([[true], [true], [true]])
  vi.advanceTimersByTime(3900)
  expect(report).not.toHaveBeenCalledWith(false)
  vi.advanceTimersByTime(200)
  expect(report).toHaveBeenLastCalledWith(false)
  const { length } = report.mock.calls
  vi.advanceTimersByTime(20_000)
  expect(report.mock.calls).toHaveLength(length)
})

it('the end of typing is reported when the message is sent, and only once', () => {
  const report = vi.fn()
  const { press, stop } = createReporter(report)
  press()
  stop()
  stop()
  expect(report.mock.calls).toEqual([[true], [false]])
})
