import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '#base/listeners'

/** Whether something is open that is opened from several places. */
export interface Switch {
  set(isOn: boolean): void
  /** Whether it is on, as a hook of the one place that shows it: when that goes, it is off. */
  useIsOn(): boolean
}

/** Makes a switch; it is off at first. */
export function createSwitch(): Switch {
  const changes = createListeners()
  let isOn = false
  const set = (next: boolean) => {
    isOn = next
    changes.notify()
  }
  return {
    set,
    useIsOn() {
      useEffect(() => () => set(false), [])
      return useSyncExternalStore(changes.listen, () => isOn)
    },
  }
}
