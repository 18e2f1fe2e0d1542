import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useHideAfter } from './use-hide-after'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const props = { hideAfter: 3000 }
function counted() {
  const hide = vi.fn<() => void>()
  const { result } = renderHook(() => useHideAfter(props, hide))
  return { hide, ...result.current }
}

test('its time stands still while the pointer or the focus is on it, and goes on with a second at least', () => {
  const { hide, onPointerMove, onPointerLeave, onFocus, onBlur } = counted()
  vi.advanceTimersByTime(2900)
  onPointerMove({ movementX: 1, movementY: 0 })
  vi.advanceTimersByTime(60_000)
  onFocus()
  onPointerLeave()
  vi.advanceTimersByTime(60_000)
  onBlur()
  vi.advanceTimersByTime(999)
  expect(hide).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(hide).toHaveBeenCalledOnce()
})

test('it does not wait for a pointer that rests where it came to lie', () => {
  const { hide, onPointerMove } = counted()
  onPointerMove({ movementX: 0, movementY: 0 })
  vi.advanceTimersByTime(3000)
  expect(hide).toHaveBeenCalledOnce()
})
