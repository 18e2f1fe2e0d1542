import { useEffect, useRef, useState, type RefObject } from 'react'

/** The maximum number of frames to wait; after that the element is shown even if it still moves. */
const maxFrames = 20

/** Whether the height of an element is stable: the same in two consecutive frames. Once true, it stays true. */
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
