import type { KeyboardEvent } from 'react'

/**
 * The arrow keys walk between the messages of a box, from the newest one upwards. The buttons of a message can be reached
 * by Tab while it has the focus.
 */
export function walkMessages(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  if (step === 0 || !(target instanceof HTMLElement)) return
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('[data-number]')]
  const index = lines.indexOf(target)
  // Inside of a message the keys belong to what has the focus there.
  if (index < 0 && target !== currentTarget) return
  const next = index < 0 ? (step < 0 ? lines.at(-1) : undefined) : lines[index + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
