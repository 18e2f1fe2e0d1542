import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus on a moved event, which is rendered as a new element.
 * @param events the rendered events
 */
export function useKeepFocus(events: unknown) {
  const ref = useRef<HTMLElement>(null)
  const followed = useRef<string>(undefined)
  useLayoutEffect(() => {
    const id = followed.current
    if (id === undefined) return undefined
    // FullCalendar renders new events in a later task.
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
