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

test('the time pauses while the pointer or the focus is on the toast, and continues with at least a second', () => {
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

test('a toast that appears under a resting pointer does not pause', () => {
  const { hide, onPointerMove } = counted()
  onPointerMove({ movementX: 0, movementY: 0 })
  vi.advanceTimersByTime(3000)
  expect(hide).toHaveBeenCalledOnce()
})
