import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '#base/listeners'

/** The open state of an overlay that several components open. */
export interface Switch {
  set(isOn: boolean): void
  /** A hook with the state, for the one component that renders the overlay; unmounting it sets the state to off. */
  useIsOn(): boolean
}

/** Creates a switch, which is off initially. */
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
