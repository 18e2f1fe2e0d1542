import { useState, type KeyboardEvent } from 'react'
import type { Entry } from './entry'

/** The number of entries that Page Up and Page Down move. */
const pageSize = 6

export interface Choice {
  /** The entry that Enter chooses. */
  readonly chosen: Entry | undefined
  readonly choose: (entry: Entry) => void
  /** Handles the arrow keys, Page Up and Down, Home and End; returns whether the key was one of them. */
  readonly move: (event: KeyboardEvent) => boolean
}

/**
 * Which entry is selected: the first one, until the user moves. An entry that they moved to stays selected while
 * other entries are added around it.
 */
export function useChoice(entries: readonly Entry[], typed: string): Choice {
  const [moved, setMoved] = useState<{ readonly to: string | undefined; readonly typed: string }>()
  const movedTo = moved?.typed === typed ? moved.to : undefined
  const setMovedTo = (to: string | undefined) => setMoved({ to, typed })
  const index = Math.max(
    0,
    entries.findIndex(({ id }) => id === movedTo),
  )
  const goTo = (next: number) => setMovedTo(entries[Math.min(Math.max(next, 0), entries.length - 1)]?.id)
  const move = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey || entries.length === 0) return false
    // The arrow keys wrap around at the ends; the other keys stop there.
    if (key === 'ArrowDown') goTo((index + 1) % entries.length)
    else if (key === 'ArrowUp') goTo((index - 1 + entries.length) % entries.length)
    else if (key === 'PageDown') goTo(index + pageSize)
    else if (key === 'PageUp') goTo(index - pageSize)
    else if (key === 'Home') goTo(0)
    else if (key === 'End') goTo(entries.length - 1)
    else return false
    return true
  }
  return { chosen: entries[index], choose: ({ id }) => setMovedTo(id), move }
}
