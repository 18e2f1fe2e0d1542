import { createContext } from 'react'
import type { AnyResource } from '#define'
import { cellKey, type CellLocation } from './editable-cells'

/** What is typed in a cell, and what would be saved. */
export interface Draft {
  /** As the input holds it. */
  readonly typed: unknown
  readonly result: { readonly value: unknown } | { readonly fault: string }
}

/** What the table and the inputs of its cells share. */
export interface Edits {
  readonly resource: AnyResource
  /** The messages of refused cells. */
  readonly faults: ReadonlyMap<string, string>
  readonly draftOf: (cell: CellLocation) => Draft | undefined
  /** Stores what is typed; a message about what was typed before disappears. */
  readonly type: (cell: CellLocation, draft: Draft) => void
}

export const EditsContext = createContext<Edits | undefined>(undefined)

/** The drafts of the cells that are edited, or were refused. */
export function createDrafts() {
  const drafts = new Map<string, Draft>()
  return {
    of: (cell: CellLocation) => drafts.get(cellKey(cell)),
    set: (cell: CellLocation, draft: Draft) => void drafts.set(cellKey(cell), draft),
    drop: (cell: CellLocation) => void drafts.delete(cellKey(cell)),
  }
}
