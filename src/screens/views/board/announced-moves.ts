import { titleOf } from '#base/format/record-path'
import type { AnyResource } from '#define'
import type { BoardColumn } from '#define/views/board'
import type { BoardScope } from './board-context'
import { nextAt } from './optimistic-move'
import type { useAnnouncements } from './use-announcements'
import type { Moves } from './use-moves'

interface Announcing {
  readonly resource: AnyResource
  readonly columns: readonly BoardColumn[]
  readonly heads: readonly BoardColumn[]
  readonly moves: Moves
  readonly announcements: ReturnType<typeof useAnnouncements>
  readonly setAnnouncement: (text: string) => void
  readonly focusOn: (id: string) => void
  readonly putInto: (id: string, to: string, index: number) => void
}

/** Moves from a menu are announced and keep the focus. */
export function announcedMoves({
  resource,
  columns,
  heads,
  moves,
  announcements,
  setAnnouncement,
  focusOn,
  putInto,
}: Announcing) {
  const putCard: BoardScope['putCard'] = (row, to, index) => {
    putInto(row.id, to, index)
    const column = columns.find(({ id }) => id === to)
    if (column) setAnnouncement(announcements.droppedAt(titleOf(resource, row), column, index + 1, row.id))
    focusOn(row.id)
  }
  const putColumn: BoardScope['putColumn'] = (column, index) => {
    moves.moveColumn(
      column.id,
      nextAt(
        heads.map(({ id }) => id),
        column.id,
        index,
      ),
    )
    setAnnouncement(announcements.columnDroppedAt(column.title, index + 1))
    focusOn(column.id)
  }
  return { putCard, putColumn, enqueueWrite: moves.enqueueWrite }
}
