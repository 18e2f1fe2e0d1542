import { useEffect, useEffectEvent } from 'react'

/** A card that is moved by the keyboard: the column that it is over, and those where it may go, from left to right. */
export interface HeldByKeys {
  readonly over: string
  readonly open: readonly string[]
}

/**
 * A card that is moved by the keyboard goes into a column only where all of it can be seen. So whoever goes to one that
 * can be seen in part or not at all has it scrolled to first, and goes there then.
 */
export function useKeyScroll(held: () => HeldByKeys | undefined): void {
  const handleKeydown = useEffectEvent((event: KeyboardEvent) => {
    const now = event.isTrusted ? held() : undefined
    const step = now && { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!now || !step) return
    const next = columnElement(now.open[now.open.indexOf(now.over) + step])
    if (!next || isInView(next)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    next.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
    const { key, keyCode } = event
    const again = () => dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true }))
    // What is dragged hears of the scrolling with the next frame.
    requestAnimationFrame(() => requestAnimationFrame(again))
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeydown(event)
    addEventListener('keydown', listener, { capture: true })
    return () => removeEventListener('keydown', listener, { capture: true })
  }, [])
}

const columnElement = (id: string | undefined) =>
  id === undefined
    ? undefined
    : document.querySelector(`[data-rfd-droppable-id="${CSS.escape(id)}"]`)?.closest('section')

function isInView(element: Element): boolean {
  const box = element.getBoundingClientRect()
  const frame = element.closest('[data-frame]')?.getBoundingClientRect()
  return frame !== undefined && box.left >= frame.left && box.right <= frame.right
}
