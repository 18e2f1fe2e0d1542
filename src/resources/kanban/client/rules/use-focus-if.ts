import { useEffect, useRef, type RefObject } from 'react'

/** A ref to a button that gets the focus when it is rendered, or later, if the condition is true. */
export function useFocusIf(hasFocus: boolean): RefObject<HTMLButtonElement | null> {
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasFocus) element.current?.focus()
  }, [hasFocus])
  return element
}
