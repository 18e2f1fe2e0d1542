import { createContext, use } from 'react'
import type { AnyResource } from '#define'
import type { BoardColumn } from '#define/views/board'
import type { Row } from '#providers/data/answers'
import type { RenderContext } from '#screens/fields/draw'
import type { Photos } from '#screens/people/use-photos'
import type { EnqueueWrite } from '#screens/records/use-write-queue'
import type { DropTargets } from './allowed'
import type { Lane } from './lane-cells'
import type { Opened } from './cards/record-drawer'

export interface BoardScope {
  readonly resource: AnyResource
  /** The resource of the columns, if they are records. */
  readonly columnResource: AnyResource | undefined
  /** The values of a new column: the board to which it is added, where there are several. */
  readonly newColumn: Readonly<Record<string, unknown>>
  readonly around: RenderContext
  /** The lists of cards: the columns, or of a board in lanes one for each lane and column. */
  readonly columns: readonly BoardColumn[]
  /** The columns themselves. */
  readonly heads: readonly BoardColumn[]
  /** The lanes, if the board is grouped. */
  readonly lanes?: readonly Lane[] | undefined
  readonly cardOf: (id: string) => Row | undefined
  readonly dropTargetsOf: (row: Row) => DropTargets
  /** Moves a card or a column from its menu, and announces the new position. */
  readonly putCard: (row: Row, to: string, index: number) => void
  readonly putColumn: (column: BoardColumn, index: number) => void
  readonly showMore: (column: string) => void
  /** Queues a write to a card or a column after earlier writes. */
  readonly enqueueWrite: EnqueueWrite
  /** Opens an existing or a new record. */
  readonly open: (opened: Opened) => void
  /** The photos of the users on the cards. */
  readonly photos?: Photos | undefined
  /** The card that is being dragged. */
  readonly dragged: Row | undefined
}

export const BoardContext = createContext<BoardScope | undefined>(undefined)

/**
 * The scope of the surrounding board.
 * @throws Error outside of a board.
 */
export function useBoard(): BoardScope {
  const board = use(BoardContext)
  if (!board) throw new Error('A part of a board must be rendered inside a board')
  return board
}
