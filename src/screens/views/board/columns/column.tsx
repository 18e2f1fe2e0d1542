import { Draggable } from '@hello-pangea/dnd'
import type { BoardColumn } from '#define/views/board'
import { useBoard } from '../board-context'
import { ColumnCards, MoreCards } from './column-cards'
import { ColumnHead } from './column-head'
import styles from './column.module.css'
import { NewCard } from './new-card'
import { lineUp } from '../reading-order'

/** One column: head, cards, and the form for a new card. */
export function Column({ column, index }: { readonly column: BoardColumn; readonly index: number }) {
  const { columnResource, columns } = useBoard()
  const can = (column['_can'] as readonly string[] | undefined) ?? []
  const isFixed = !columnResource || !can.includes('update')
  const { index: position, order } = lineUp(index, columns.length)
  return (
    <Draggable draggableId={column.id} index={position} isDragDisabled={isFixed}>
      {(provided, { isDragging }) => (
        <section
          ref={provided.innerRef}
          {...provided.draggableProps}
          style={{ ...provided.draggableProps.style, order }}
          className={styles.column}
          aria-label={column.title}
          data-dragging={isDragging || undefined}
          data-column
        >
          <ColumnHead
            column={column}
            index={index}
            can={can}
            handle={isFixed ? null : provided.dragHandleProps}
          />
          <ColumnCards column={column} />
          <MoreCards column={column} />
          <NewCard column={column} />
        </section>
      )}
    </Draggable>
  )
}
