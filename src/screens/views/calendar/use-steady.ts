import { useEffect, useRef, useState, type RefObject } from 'react'

/** So many frames are waited at most: what goes on moving is better seen than not. */
const maxFrames = 20

/** Whether an element has come to its height: it was as high in two frames, one after the other. It stays so. */
export function useSteady(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null)
  const [isSteady, setSteady] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = (before: number, left: number) => {
      frame = requestAnimationFrame(() => {
        const now = element.current?.offsetHeight ?? 0
        if (now === before || left === 0) setSteady(true)
        else look(now, left - 1)
      })
    }
    look(-1, maxFrames)
    return () => cancelAnimationFrame(frame)
  }, [])
  return [element, isSteady]
}
