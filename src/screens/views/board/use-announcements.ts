import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd'
import { useTranslation } from 'react-i18next'
import type { BoardColumn } from '#define/views/board'

/** The drag type of columns; cards have another. */
export const columnKind = 'column'

/** The announcements of a drag for screen readers. */
export function useAnnouncements(
  columns: readonly BoardColumn[],
  titleOf: (dragged: { readonly type: string; readonly draggableId: string }) => string,
) {
  const { t } = useTranslation()
  const countIn = (id: string, dragged: string): number => {
    const cards = columns.find((column) => column.id === id)?.cardIds ?? []
    return cards.includes(dragged) ? cards.length : cards.length + 1
  }
  const nameOf = (id: string) => columns.find((column) => column.id === id)?.title ?? ''

  const announced = (drag: DragStart, at: { droppableId: string; index: number }, moment: Moment): string => {
    const title = titleOf(drag)
    const index = at.index + 1
    if (drag.type === columnKind)
      return t(`board.${columnText[moment]}`, { title, place: index, count: columns.length })
    const count = countIn(at.droppableId, drag.draggableId)
    return t(`board.${moment}`, { title, place: index, count, column: nameOf(at.droppableId) })
  }
  return {
    started: (drag: DragStart, { announce }: ResponderProvided) =>
      announce(announced(drag, drag.source, 'lifted')),
    updated: (drag: DragUpdate, { announce }: ResponderProvided) =>
      announce(
        drag.destination
          ? announced(drag, drag.destination, 'over')
          : t('board.nowhere', { title: titleOf(drag) }),
      ),
    ended: (drag: DropResult, { announce }: ResponderProvided) =>
      announce(
        drag.destination && drag.reason === 'DROP'
          ? announced(drag, drag.destination, 'dropped')
          : t('board.returned', { title: titleOf(drag) }),
      ),
    /** Same for moves from a menu. */
    droppedAt: (title: string, column: BoardColumn, index: number, dragged: string) =>
      t('board.dropped', { title, place: index, count: countIn(column.id, dragged), column: column.title }),
    columnDroppedAt: (title: string, index: number) =>
      t('board.columnDropped', { title, place: index, count: columns.length }),
  }
}

type Moment = 'lifted' | 'over' | 'dropped'
const columnText = { lifted: 'columnLifted', over: 'columnOver', dropped: 'columnDropped' } as const
