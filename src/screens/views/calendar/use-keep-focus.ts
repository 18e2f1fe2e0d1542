import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the keyboard on a record that is moved: it is drawn anew in another place then.
 * @param events what is drawn
 */
export function useKeepFocus(events: unknown) {
  const ref = useRef<HTMLElement>(null)
  const followed = useRef<string>(undefined)
  useLayoutEffect(() => {
    const id = followed.current
    if (id === undefined) return undefined
    // The calendar draws what it is given a moment later.
    const timer = setTimeout(() => {
      const rendered = [...(ref.current?.querySelectorAll<HTMLElement>('[data-occurrence]') ?? [])]
      rendered.find((element) => element.dataset['occurrence']?.startsWith(`${id} `))?.focus()
      followed.current = undefined
    })
    return () => clearTimeout(timer)
  }, [events])
  return {
    ref,
    follow: (id: string) => {
      followed.current = id
    },
  }
}
