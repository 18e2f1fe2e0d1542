import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Keeps the current item of the menu visible. It scrolls the menu itself: after `scrollIntoView` the next Tab would
 * start from there and skip the link to the content.
 */
export function useHereInView<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const line = part.current?.querySelector('[aria-current="page"]')
    const box = line && scrollerOf(line)
    if (box) showWithin(box, line)
  }, [pathname])
  return part
}

/** The scrolling ancestor of an element, if it overflows. */
function scrollerOf(element: Element): Element | undefined {
  const around = element.parentElement
  if (!around || around === document.body) return undefined
  const isScroller = /auto|scroll/.test(getComputedStyle(around).overflowY)
  return isScroller && around.scrollHeight > around.clientHeight ? around : scrollerOf(around)
}

/** Scrolls a box by the minimum that makes an element in it visible. */
function showWithin(box: Element, line: Element): void {
  const [seen, { top, bottom }] = [box.getBoundingClientRect(), line.getBoundingClientRect()]
  if (top < seen.top) box.scrollTop -= seen.top - top
  else if (bottom > seen.bottom) box.scrollTop += bottom - seen.bottom
}
