import { useEffect } from 'react'
import { isInRegion } from './region'

/** Calls back when something outside the toasts is pressed. */
export function useClickAway(isOn: boolean, leave: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: Event) => {
      if (!isInRegion(event.target)) leave()
    }
    document.addEventListener('pointerdown', press, true)
    return () => document.removeEventListener('pointerdown', press, true)
  }, [isOn, leave])
}
