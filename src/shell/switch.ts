import { useEffect, useSyncExternalStore } from 'react'

/** Whether something is open that is opened from several places. */
export interface Switch {
  turn(isOn: boolean): void
  /** Whether it is on, as a hook of the one place that shows it: when that goes, it is off. */
  useIsOn(): boolean
}

/** Makes a switch; it is off at first. */
export function createSwitch(): Switch {
  const listeners = new Set<() => void>()
  let isOn = false
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const turn = (next: boolean) => {
    isOn = next
    for (const listener of listeners) listener()
  }
  return {
    turn,
    useIsOn() {
      useEffect(() => () => turn(false), [])
      return useSyncExternalStore(subscribe, () => isOn)
    },
  }
}
