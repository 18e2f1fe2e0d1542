import { useCallback, useSyncExternalStore } from 'react'

const secondsLeft = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** The whole seconds left until a moment (milliseconds since 1970), counted down to 0. */
export function useSecondsLeft(until: number): number {
  const subscribe = useCallback(
    (notify: () => void) => {
      if (secondsLeft(until) === 0) return () => undefined
      const timer = setInterval(() => {
        notify()
        if (secondsLeft(until) === 0) clearInterval(timer)
      }, 250)
      return () => clearInterval(timer)
    },
    [until],
  )
  return useSyncExternalStore(subscribe, () => secondsLeft(until))
}
