import { useEffect, useEffectEvent } from 'react'

/** A card moved by keyboard: the column it is over, and the columns where it may be dropped, from left to right. */
export interface HeldByKeys {
  readonly over: string
  readonly open: readonly string[]
}

/**
 * By keyboard a card can only enter a column that is fully visible. For any other column this hook first scrolls the
 * column into view and then repeats the key press.
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
    // The drag-and-drop library handles the scroll event in the next frame.
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
    : document.querySelector(`[data-rfd-droppable-id="${CSS.escape(id)}"]`)?.closest('[data-column]')

function isInView(element: Element): boolean {
  const box = element.getBoundingClientRect()
  const frame = element.closest('[data-frame]')?.getBoundingClientRect()
  return frame !== undefined && box.left >= frame.left && box.right <= frame.right
}
