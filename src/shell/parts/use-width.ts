import { useCallback, useState } from 'react'

/** The width of an element in pixels, which follows its size; 0 until it is measured. */
export function useWidth(): readonly [width: number, ref: (element: Element | null) => void] {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, ref]
}
