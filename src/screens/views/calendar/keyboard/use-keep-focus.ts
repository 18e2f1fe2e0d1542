import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus on a moved event, which is rendered as a new element. Returns the ref of the calendar.
 * @param events the rendered events
 * @param followed the key of the event to focus as soon as it is rendered
 */
export function useKeepFocus(events: unknown, followed: RefObject<string | undefined>) {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const key = followed.current
    if (key === undefined) return undefined
    // FullCalendar renders new events in a later task.
    const timer = setTimeout(() => {
      const rendered = [...(ref.current?.querySelectorAll<HTMLElement>('[data-occurrence]') ?? [])]
      const moved = rendered.find((element) => element.dataset['occurrence'] === key)
      if (!moved) return
      followed.current = undefined
      // The question about a series has the focus while it is open.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) moved.focus()
    })
    return () => clearTimeout(timer)
  }, [events, followed])
  return ref
}
