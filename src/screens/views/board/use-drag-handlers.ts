import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd'
import { useRef } from 'react'
import type { BoardColumn } from '#define/views/board'
import type { Row } from '#providers/data/answers'
import type { DropTargets } from './allowed'
import { isBeside } from './lane-cells'
import { inReadingOrder, isFromRight } from './reading-order'
import { columnKind, type useAnnouncements } from './use-announcements'
import { useKeyScroll } from './use-key-scroll'

interface DragHandlers {
  readonly columns: readonly BoardColumn[]
  /** The card that is being dragged. */
  readonly card: Row | undefined
  readonly targetsOf: (row: Row) => DropTargets
  readonly announcements: ReturnType<typeof useAnnouncements>
  /** Called with the id of the card; undefined if a column is dragged. */
  readonly onStart: (card: string | undefined) => void
  readonly onDrop: (result: DropResult) => void
}

/** The handlers of a drag by mouse, touch or keyboard, which announce each step. */
export function useDragHandlers({ columns, card, targetsOf, announcements, onStart, onDrop }: DragHandlers) {
  /** The column under a card that is moved by keyboard. */
  const over = useRef<string>(undefined)
  useKeyScroll(() => heldCard(card, over.current, columns, targetsOf))
  return {
    onBeforeDragStart: ({ type, draggableId, mode, source }: DragStart) => {
      const isColumn = type === columnKind
      onStart(isColumn ? undefined : draggableId)
      over.current = mode === 'SNAP' && !isColumn ? source.droppableId : undefined
    },
    onDragStart: (dragged: DragStart, provided: ResponderProvided) =>
      announcements.started(inReadingOrder(dragged, columns.length), provided),
    onDragUpdate: (dragged: DragUpdate, provided: ResponderProvided) => {
      const moved = inReadingOrder(dragged, columns.length)
      over.current &&= moved.destination?.droppableId ?? over.current
      announcements.updated(moved, provided)
    },
    onDragEnd: (dropped: DropResult, provided: ResponderProvided) => {
      const result = inReadingOrder(dropped, columns.length)
      announcements.ended(result, provided)
      onDrop(result)
    },
  }
}

/** The columns to which a card may be moved by keyboard, in the order on the screen. */
function heldCard(
  row: Row | undefined,
  over: string | undefined,
  columns: readonly BoardColumn[],
  targetsFrom: (row: Row) => DropTargets,
) {
  if (!row || over === undefined) return undefined
  const dropTargets = targetsFrom(row)
  const isOpen = (column: BoardColumn) =>
    column.cardIds.includes(row.id) || (dropTargets.leadsTo(column.id) && isBeside(columns, column.id, over))
  const open = columns.filter(isOpen).map(({ id }) => id)
  return { over, open: isFromRight() ? open.toReversed() : open }
}
