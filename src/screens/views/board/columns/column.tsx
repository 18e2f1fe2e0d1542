import { Draggable, Droppable } from '@hello-pangea/dnd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardColumn } from '#define/board'
import { useBoard } from '../board-context'
import { Card } from '../cards/card'
import { ColumnHead } from './column-head'
import styles from './column.module.css'
import { useShownCards } from './use-shown-cards'
import { NewCard } from '../cards/new-card'
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
        >
          <ColumnHead
            column={column}
            index={index}
            can={can}
            handle={isFixed ? null : provided.dragHandleProps}
          />
          <Cards column={column} />
          <NewCard column={column} />
        </section>
      )}
    </Draggable>
  )
}

function Cards({ column }: { readonly column: BoardColumn }) {
  const { t } = useTranslation()
  const { cardOf, dragged, dropTargetsOf, showMore } = useBoard()
  const isOwn = dragged !== undefined && column.cardIds.includes(dragged.id)
  const isClosed = dragged !== undefined && !isOwn && !dropTargetsOf(dragged).leadsTo(column.id)
  const cards = column.cardIds.flatMap((id) => cardOf(id) ?? [])
  const end = useRef<HTMLLIElement>(null)
  const shown = useShownCards(cards.length, end, dragged !== undefined)
  const left = column.total - column.cardIds.length
  return (
    <>
      <Droppable droppableId={column.id} isDropDisabled={isClosed}>
        {(provided, { isDraggingOver }) => (
          <ul
            ref={provided.innerRef}
            {...provided.droppableProps}
            className={styles.cards}
            aria-label={column.title}
            data-over={isDraggingOver || undefined}
            data-closed={isClosed || undefined}
          >
            {cards.slice(0, shown).map((row, index) => (
              <Card key={row.id} row={row} column={column} index={index} />
            ))}
            {provided.placeholder}
            {shown < cards.length && <li ref={end} className={styles.end} aria-hidden="true" />}
            {cards.length === 0 && !isDraggingOver && (
              <li className={styles.nothing}>{t('board.noCards')}</li>
            )}
          </ul>
        )}
      </Droppable>
      {left > 0 && shown === cards.length && column.cardIds.length < maxShown && (
        <button type="button" className={styles.more} onClick={() => showMore(column.id)}>
          {t('board.showMore', { count: Math.min(left, step) })}
        </button>
      )}
    </>
  )
}

/** How many more cards are shown at a time, and the maximum. */
const step = 100
const maxShown = 1000
