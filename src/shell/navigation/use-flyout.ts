import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router'
import './flyout.css'

/** How long a hand may be on its way between the line and what flies out, in milliseconds. */
const closeDelayMs = 180
const gap = 4

type Side = 'beside' | 'beneath'

/**
 * What flies out beside or beneath a line of the menu: under a mouse by itself, by keyboard from its button. It can be
 * reached by the mouse, stays until one leaves it, and Escape closes it.
 */
export function useFlyout(side: Side) {
  const anchor = useRef<HTMLLIElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isUnderMouse = useRef(false)
  const { pathname } = useLocation()
  // What flew out on one page is gone on the next.
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
    /** The mouse has opened it by coming, so that its click is no wish to close it; a key clicks without a count. */
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

/** Shows a panel above everything, at the end of its line or beneath it, and within the window. */
function show(panel: HTMLElement, anchor: HTMLElement, side: Side): void {
  panel.showPopover?.()
  const line = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const isRtl = getComputedStyle(anchor).direction === 'rtl'
  const start = side === 'beside' ? line.right + gap : line.left
  const mirrored = side === 'beside' ? line.left - gap - width : line.right - width
  const top = side === 'beside' ? line.top : line.bottom + gap
  panel.style.left = `${within(isRtl ? mirrored : start, window.innerWidth - width)}px`
  panel.style.top = `${within(top, window.innerHeight - height)}px`
}

const within = (index: number, max: number): number => Math.max(8, Math.min(index, max - 8))
