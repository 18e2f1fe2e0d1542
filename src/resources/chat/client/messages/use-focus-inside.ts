import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

/** Keeps the keyboard focus in a container: where the focused element is left out, the container gets the focus. */
export function useFocusInside(box: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    const { current } = focused
    if (!current || current.isConnected) return
    focused.current = null
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  })
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (box.current?.contains(target)) focused.current = target
    },
    onBlur: () => void (focused.current = null),
  }
}
