import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '#base/i18n/i18n'
import { ProgressBar } from './progress-bar'

const navigation = vi.hoisted(() => ({ isUnderWay: false }))
vi.mock('#providers/router/guarded-router', () => ({ useIsNavigating: () => navigation.isUnderWay }))

beforeAll(() => startI18n('en'))
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const bar = () => screen.queryByRole('progressbar')
const pass = (milliseconds: number): void => {
  act(() => void vi.advanceTimersByTime(milliseconds))
}

function navigating() {
  navigation.isUnderWay = false
  const { rerender, container } = render(<ProgressBar />)
  const become = (isUnderWay: boolean) => {
    navigation.isUnderWay = isUnderWay
    rerender(<ProgressBar />)
  }
  return { leave: () => become(true), arrive: () => become(false), container }
}

test('A thin progress bar shows on page transitions, starting only after 300 ms of navigation', () => {
  const { leave, arrive, container } = navigating()
  leave()
  pass(299)
  expect(bar()).toBeNull()
  pass(1)
  expect(bar()).not.toBeNull()
  arrive()
  expect(bar()).toBeNull()
  expect(container.childElementCount).toBe(1)
  pass(400)
  expect(container.childElementCount).toBe(0)
})

test('a navigation of 250 ms shows no progress bar, and one of 600 ms shows it', () => {
  for (const [milliseconds, isShown] of [
    [250, false],
    [600, true],
  ] as const) {
    const { leave, arrive } = navigating()
    leave()
    pass(milliseconds)
    expect([milliseconds, bar() !== null]).toEqual([milliseconds, isShown])
    arrive()
    pass(1000)
    expect(bar()).toBeNull()
    cleanup()
  }
})
