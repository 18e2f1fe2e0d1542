import { Droppable } from '@hello-pangea/dnd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardColumn } from '#define/views/board'
import { useBoard } from '../board-context'
import { Card } from '../cards/card'
import styles from './column.module.css'
import { useShownCards } from './use-shown-cards'

/** The cards of a column, or of a column in a lane. */
export function ColumnCards({ column }: { readonly column: BoardColumn }) {
  const { t } = useTranslation()
  const { cardOf, dragged, dropTargetsOf } = useBoard()
  const isOwn = dragged !== undefined && column.cardIds.includes(dragged.id)
  const isClosed = dragged !== undefined && !isOwn && !dropTargetsOf(dragged).leadsTo(column.id)
  const cards = column.cardIds.flatMap((id) => cardOf(id) ?? [])
  const end = useRef<HTMLLIElement>(null)
  const shown = useShownCards(cards.length, end, dragged !== undefined)
  return (
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
          {cards.length === 0 && !isDraggingOver && <li className={styles.nothing}>{t('board.noCards')}</li>}
        </ul>
      )}
    </Droppable>
  )
}

/** The button for more cards of a column than were read. */
export function MoreCards({ column }: { readonly column: BoardColumn }) {
  const { t } = useTranslation()
  const { showMore } = useBoard()
  const left = column.total - column.cardIds.length
  if (left <= 0 || column.cardIds.length >= maxShown) return null
  return (
    <button type="button" className={styles.more} onClick={() => showMore(column.id)}>
      {t('board.showMore', { count: Math.min(left, step) })}
    </button>
  )
}

/** How many more cards are shown at a time, and the maximum. */
const step = 100
const maxShown = 1000
