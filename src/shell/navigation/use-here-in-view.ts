import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useListLinks } from '#base/list-links/list-links'

/**
 * Keeps the current item of the menu visible, with the pages of its area when the page opens, or when the item was out of
 * sight. It scrolls the menu itself: after `scrollIntoView` the next Tab would
 * start from there and skip the link to the content.
 */
export function useHereInView<Part extends HTMLElement>(): RefObject<Part | null> {
  const { pathname } = useLocation()
  const part = useRef<Part>(null)
  // Until another page is opened, links to lists may arrive, which are among the pages of the area.
  const opened = useRef<string | undefined>(pathname)
  const links = useListLinks()
  useEffect(() => {
    const line = part.current?.querySelector('[aria-current="page"]')
    const box = line && scrollerOf(line)
    if (!box) return
    if (pathname !== opened.current) opened.current = undefined
    if (opened.current || !isWithin(box, line)) showWithin(box, line.closest('li') ?? line)
    // If the area is higher than the menu, its item comes first.
    showWithin(box, line)
  }, [pathname, links])
  return part
}

/** The scrolling ancestor of an element, if it overflows. */
function scrollerOf(element: Element): Element | undefined {
  const around = element.parentElement
  if (!around || around === document.body) return undefined
  const isScroller = /auto|scroll/.test(getComputedStyle(around).overflowY)
  return isScroller && around.scrollHeight > around.clientHeight ? around : scrollerOf(around)
}

function isWithin(box: Element, line: Element): boolean {
  const [seen, { top, bottom }] = [box.getBoundingClientRect(), line.getBoundingClientRect()]
  return top >= seen.top && bottom <= seen.bottom
}

/** Scrolls a box by the minimum that makes an element in it visible. */
function showWithin(box: Element, line: Element): void {
  const [seen, { top, bottom }] = [box.getBoundingClientRect(), line.getBoundingClientRect()]
  if (top < seen.top) box.scrollTop -= seen.top - top
  else if (bottom > seen.bottom) box.scrollTop += bottom - seen.bottom
}
