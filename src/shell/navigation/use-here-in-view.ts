import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/**
 * Keeps the line of the menu that leads to where one stands within what is seen of the menu. It scrolls the menu itself:
 * after `scrollIntoView` the next Tab would begin from there, and pass by the way to the content.
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

/** What scrolls around an element, if it does not fit. */
function scrollerOf(element: Element): Element | undefined {
  const around = element.parentElement
  if (!around || around === document.body) return undefined
  const isScroller = /auto|scroll/.test(getComputedStyle(around).overflowY)
  return isScroller && around.scrollHeight > around.clientHeight ? around : scrollerOf(around)
}

/** Scrolls a box as little as it takes to show something in it. */
function showWithin(box: Element, line: Element): void {
  const [seen, { top, bottom }] = [box.getBoundingClientRect(), line.getBoundingClientRect()]
  if (top < seen.top) box.scrollTop -= seen.top - top
  else if (bottom > seen.bottom) box.scrollTop += bottom - seen.bottom
}
