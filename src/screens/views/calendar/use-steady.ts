import { useEffect, useRef, useState, type RefObject } from 'react'

/** Whether an element has come to its height: it was as high in two frames, one after the other. It stays so. */
export function useSteady(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null)
  const [isSteady, setSteady] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = (before: number) => {
      frame = requestAnimationFrame(() => {
        const now = element.current?.offsetHeight ?? 0
        if (now === before) setSteady(true)
        else look(now)
      })
    }
    look(-1)
    return () => cancelAnimationFrame(frame)
  }, [])
  return [element, isSteady]
}
