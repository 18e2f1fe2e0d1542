import { useEffect, useEffectEvent, type RefObject } from 'react'

/** In pixels, and in milliseconds: a longer touch selects a time or drags an event. */
const least = 60
const longest = 500

interface Touched {
  readonly x: number
  readonly y: number
  readonly at: number
}

/** Whether a part of an element under the finger scrolls sideways itself. */
function scrollsSideways(target: EventTarget | null, within: Element): boolean {
  for (let element = target instanceof Element ? target : null; element && element !== within;) {
    if (
      element.scrollWidth > element.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowX)
    )
      return true
    element = element.parentElement
  }
  return false
}

/**
 * Calls back with -1 or 1 when a finger has swept over an element quickly and sideways: to the right or to the left.
 * It never prevents scrolling, and ignores touches that last as long as those that begin a drag.
 */
export function useSwipe(ref: RefObject<HTMLElement | null>, onSwipe: (step: -1 | 1) => void): void {
  const swipe = useEffectEvent(onSwipe)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    let first: Touched | undefined
    const begin = ({ touches, target, timeStamp }: TouchEvent) => {
      const [touch] = touches
      const isFree = touch && touches.length === 1 && !scrollsSideways(target, element)
      first = isFree ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : undefined
    }
    const end = ({ changedTouches, touches, timeStamp }: TouchEvent) => {
      const [touch] = changedTouches
      if (!first || !touch || touches.length > 0 || timeStamp - first.at > longest) return
      const [x, y] = [touch.clientX - first.x, touch.clientY - first.y]
      first = undefined
      if (Math.abs(x) >= least && Math.abs(x) > 2 * Math.abs(y)) swipe(x < 0 ? 1 : -1)
    }
    const options = { passive: true }
    element.addEventListener('touchstart', begin, options)
    element.addEventListener('touchend', end, options)
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchend', end)
    }
  }, [ref])
}
