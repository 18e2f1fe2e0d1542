import { useEffect, useMemo } from 'react'

/** After a pause at least this much time is left, in milliseconds. */
const grace = 1000

interface Pausing {
  onPointerMove(event: { readonly movementX: number; readonly movementY: number }): void
  onPointerLeave(): void
  onFocus(): void
  onBlur(): void
}

/**
 * Calls `hide` after some milliseconds, or never if there is no time; starts again for new content. The time pauses
 * while the element has the focus, while the pointer has been moved onto it (not if the element appeared under a
 * resting pointer), and while the window is in the background. Returns the handlers of the element.
 */
export function useHideAfter(
  values: { readonly hideAfter: number | undefined } | undefined,
  hide: () => void,
): Pausing {
  const countdown = useMemo(() => createCountdown(hide), [hide])
  useEffect(() => countdown.begin(values?.hideAfter), [countdown, values])
  useEffect(() => {
    const pause = () => countdown.pause('window')
    const resume = () => countdown.resume('window')
    window.addEventListener('blur', pause)
    window.addEventListener('focus', resume)
    return () => {
      countdown.stop()
      window.removeEventListener('blur', pause)
      window.removeEventListener('focus', resume)
    }
  }, [countdown])
  return useMemo(
    () => ({
      onPointerMove: ({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) countdown.pause('pointer')
      },
      onPointerLeave: () => countdown.resume('pointer'),
      onFocus: () => countdown.pause('focus'),
      onBlur: () => countdown.resume('focus'),
    }),
    [countdown],
  )
}

type Reason = 'pointer' | 'focus' | 'window'

function createCountdown(run: () => void) {
  const reasons = new Set<Reason>()
  let left: number | undefined
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const start = () => {
    if (left === undefined || timer !== undefined || reasons.size > 0) return
    since = Date.now()
    timer = setTimeout(run, left)
  }
  const begin = (milliseconds: number | undefined) => {
    stop()
    left = milliseconds
    start()
  }
  const pause = (reason: Reason) => {
    reasons.add(reason)
    if (timer !== undefined && left !== undefined) left = Math.max(grace, left - (Date.now() - since))
    stop()
  }
  const resume = (reason: Reason) => {
    if (reasons.delete(reason)) start()
  }
  return { begin, stop, pause, resume }
}
