import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router-dom'
import './flyout.css'

/** The time to move the mouse from the item to the flyout before it closes, in milliseconds. */
const closeDelayMs = 180
const gap = 4
/** Between a panel and the edge of the window, in px. */
const margin = 8

type Side = 'beside' | 'beneath'

/**
 * A flyout beside or below a menu item. It opens on hover, or by keyboard from its button; it stays open while the
 * mouse is over it, and Escape closes it.
 */
export function useFlyout(side: Side) {
  const anchor = useRef<HTMLLIElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isUnderMouse = useRef(false)
  const { pathname } = useLocation()
  // Stored by path, so that a navigation closes the flyout.
  const [openOn, setOpenOn] = useState<string>()
  const isOpen = openOn === pathname

  const open = () => {
    clearTimeout(leaving.current)
    setOpenOn(pathname)
  }
  const close = () => {
    clearTimeout(leaving.current)
    setOpenOn(undefined)
  }
  useEffect(() => () => clearTimeout(leaving.current), [])
  useEffect(() => {
    if (isOpen && anchor.current && panel.current) show(panel.current, anchor.current, side)
  }, [isOpen, side])

  return {
    isOpen,
    /** If hovering has opened it, a click must not close it; a click by keyboard has the detail 0. */
    toggle: ({ detail }: { detail: number }) =>
      isOpen && !(isUnderMouse.current && detail > 0) ? close() : open(),
    panel,
    line: {
      ref: anchor,
      onPointerEnter: ({ pointerType }: { pointerType: string }) => {
        isUnderMouse.current = pointerType === 'mouse'
        if (isUnderMouse.current) open()
      },
      onPointerLeave: () => {
        isUnderMouse.current = false
        leaving.current = setTimeout(close, closeDelayMs)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        anchor.current?.querySelector('button')?.focus()
        close()
      },
    },
  }
}

/** Shows a panel in the top layer, beside or below its item, and inside the window. */
function show(panel: HTMLElement, anchor: HTMLElement, side: Side): void {
  panel.showPopover?.()
  const line = anchor.getBoundingClientRect()
  const top = side === 'beside' ? line.top : line.bottom + gap
  // Below its button a long panel scrolls: moved up, it would cover the button.
  if (side === 'beneath') panel.style.maxHeight = `${window.innerHeight - margin - top}px`
  const { offsetWidth: width, offsetHeight: height } = panel
  const isRtl = getComputedStyle(anchor).direction === 'rtl'
  const start = side === 'beside' ? line.right + gap : line.left
  const mirrored = side === 'beside' ? line.left - gap - width : line.right - width
  panel.style.left = `${within(isRtl ? mirrored : start, window.innerWidth - width)}px`
  panel.style.top = `${within(top, window.innerHeight - height)}px`
}

const within = (index: number, max: number): number => Math.max(margin, Math.min(index, max - margin))
