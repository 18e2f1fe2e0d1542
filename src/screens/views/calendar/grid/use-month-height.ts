import { useLayoutEffect, useState, type RefObject } from 'react'
import { monthHeight } from './month'

/**
 * The height with which all weeks of a month are visible.
 * @returns undefined until it is measured; 'auto' outside of the calendar of a list.
 */
export function useMonthHeight(frame: RefObject<HTMLElement | null>, weeks: number) {
  const [above, setAbove] = useState<number | 'auto'>()
  const [screen, setScreen] = useState(0)
  useLayoutEffect(() => {
    const element = frame.current
    const around = element?.closest('[data-calendar]')
    const measure = () => {
      setScreen(document.documentElement.clientHeight)
      setAbove(around && element ? Math.ceil(element.getBoundingClientRect().top + scrollY) : 'auto')
    }
    measure()
    if (!around) return undefined
    // What is above it may be higher later, such as a note.
    const observer = new ResizeObserver(measure)
    observer.observe(around)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [frame])
  return typeof above === 'number' ? monthHeight(weeks, above, screen) : above
}
