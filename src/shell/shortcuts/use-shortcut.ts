import { useEffectEvent, useLayoutEffect } from 'react'
import { handleKeydown } from './handle-keydown'
import { register, type Shortcut } from './registry'

let listening = 0

/**
 * Registers a shortcut while the component is mounted, unless `isOff`. Shortcuts of single keys never fire while the
 * user types, or while a dialog or a menu is open. Without `run` it is only listed: a component with its own key
 * listener registers its shortcut in this way.
 */
export function useShortcut(
  keys: string,
  { group, label, run, isOff = false }: Omit<Shortcut, 'keys'> & { readonly isOff?: boolean },
): void {
  const latest = useEffectEvent((event: KeyboardEvent) => run?.(event))
  const isActive = run !== undefined
  // A layout effect, so that the keys work as soon as the component is visible.
  useLayoutEffect(() => {
    if (isOff) return undefined
    const stop = register({ keys, group, label, run: isActive ? (event) => latest(event) : undefined })
    if (listening++ === 0) document.addEventListener('keydown', handleKeydown)
    return () => {
      stop()
      if (--listening === 0) document.removeEventListener('keydown', handleKeydown)
    }
  }, [keys, group, label, isOff, isActive])
}
