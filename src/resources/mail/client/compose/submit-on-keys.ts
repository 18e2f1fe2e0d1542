import type { KeyboardEvent } from 'react'

/** Submits a form on Ctrl+Enter or Cmd+Enter, before the editor inserts a line break. */
export function submitOnKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const isWanted =
    event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  if (!isWanted) return
  event.preventDefault()
  event.stopPropagation()
  if (!event.repeat) event.currentTarget.requestSubmit()
}
