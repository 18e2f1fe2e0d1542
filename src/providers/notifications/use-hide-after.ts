import { useEffect, useMemo } from 'react'

/** Whoever has looked away again gets this much more time at least, in milliseconds. */
const grace = 1000

interface Pausing {
  onPointerEnter(): void
  onPointerLeave(): void
  onFocus(): void
  onBlur(): void
}

/**
 * Hides after some milliseconds, or never where there are none. The time stands still while the pointer or the focus is
 * on it, and while the window is not the one in front. Answers the handlers of the element.
 */
export function useHideAfter(milliseconds: number | undefined, hide: () => void): Pausing {
  const countdown = useMemo(() => createCountdown(milliseconds, hide), [milliseconds, hide])
  useEffect(() => {
    const pause = () => countdown.pause('window')
    const resume = () => countdown.resume('window')
    countdown.start()
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
      onPointerEnter: () => countdown.pause('pointer'),
      onPointerLeave: () => countdown.resume('pointer'),
      onFocus: () => countdown.pause('focus'),
      onBlur: () => countdown.resume('focus'),
    }),
    [countdown],
  )
}

type Reason = 'pointer' | 'focus' | 'window'

function createCountdown(milliseconds: number | undefined, run: () => void) {
  const reasons = new Set<Reason>()
  let left = milliseconds ?? 0
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const start = () => {
    if (milliseconds === undefined || timer !== undefined || reasons.size > 0) return
    since = Date.now()
    timer = setTimeout(run, left)
  }
  const pause = (reason: Reason) => {
    reasons.add(reason)
    if (timer !== undefined) left = Math.max(grace, left - (Date.now() - since))
    stop()
  }
  const resume = (reason: Reason) => {
    if (reasons.delete(reason)) start()
  }
  return { start, stop, pause, resume }
}
