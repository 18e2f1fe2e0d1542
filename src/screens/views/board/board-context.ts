import { createContext, use } from 'react'
import type { AnyResource } from '#define'
import type { BoardColumn } from '#define/board'
import type { Row } from '#providers/data/answers'
import type { RenderContext } from '#screens/fields/draw'
import type { EnqueueWrite } from '#screens/use-write-queue'
import type { DropTargets } from './allowed'
import type { Opened } from './record-drawer'

/** What the parts of one board share. */
export interface BoardScope {
  readonly resource: AnyResource
  /** The resource of its columns, where they are records. */
  readonly columnResource: AnyResource | undefined
  readonly around: RenderContext
  readonly columns: readonly BoardColumn[]
  readonly cardOf: (id: string) => Row | undefined
  readonly dropTargetsOf: (row: Row) => DropTargets
  /** Moves a card or a column as its menu says, and says where it went. */
  readonly putCard: (row: Row, to: string, index: number) => void
  readonly putColumn: (column: BoardColumn, index: number) => void
  readonly showMore: (column: string) => void
  /** Writes to a card or a column after what was asked of it before. */
  readonly enqueueWrite: EnqueueWrite
  /** Opens a record, or a new one. */
  readonly open: (opened: Opened) => void
  /** The card that is being dragged. */
  readonly dragged: Row | undefined
}

export const BoardContext = createContext<BoardScope | undefined>(undefined)

/**
 * The board around.
 * @throws Error outside of one.
 */
export function useBoard(): BoardScope {
  const board = use(BoardContext)
  if (!board) throw new Error('A part of a board stands outside of it')
  return board
}
