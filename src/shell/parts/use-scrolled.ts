import { useEffect, useRef, useState, type RefObject } from 'react'

/** Whether an element at the top of the page has been scrolled out of view. */
export function useScrolled(): [top: RefObject<HTMLSpanElement | null>, isScrolled: boolean] {
  const top = useRef<HTMLSpanElement>(null)
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (!top.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false))
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [])
  return [top, isScrolled]
}
