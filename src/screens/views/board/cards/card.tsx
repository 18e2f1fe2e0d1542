import { Draggable } from '@hello-pangea/dnd'
import type { BoardColumn } from '#define/views/board'
import type { Row } from '#providers/data/answers'
import { MenuButton } from '#shell/parts/menu-button'
import { Icon } from '#shell/icons'
import { useRowVerbs } from '#screens/moves/row-verbs'
import { meansRow } from '#screens/table/cell'
import { useBoard } from '../board-context'
import { CardContent } from './card-content'
import { prefetchCard } from './opened-card'
import styles from './card.module.css'
import { useMoveItems } from './use-move-items'

interface CardProps {
  readonly row: Row
  readonly column: BoardColumn
  readonly index: number
}

/** A record as a card: its title as a link, some values, and a menu to move it. */
export function Card({ row, column, index }: CardProps) {
  const { resource, dropTargetsOf, columns, open } = useBoard()
  const dropTargets = dropTargetsOf(row)
  const isFixed =
    !dropTargets.isRanked && !columns.some(({ id }) => id !== column.id && dropTargets.leadsTo(id))
  return (
    <Draggable draggableId={row.id} index={index} isDragDisabled={isFixed}>
      {(provided, { isDragging }) => (
        // The link is the title inside; the card only makes a larger target, and is what is dragged.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
        <li
          ref={provided.innerRef}
          {...provided.draggableProps}
          {...provided.dragHandleProps}
          // Controls are not allowed inside a button.
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- The props of the drag handle would set the role button.
          role="listitem"
          className={styles.card}
          data-dragging={isDragging || undefined}
          data-fixed={isFixed || undefined}
          onPointerEnter={prefetchCard}
          onClick={(event) => meansRow(event) && open({ resource, id: row.id })}
        >
          <CardContent row={row} column={column}>
            <CardMenu row={row} column={column} index={index} />
          </CardContent>
        </li>
      )}
    </Draggable>
  )
}

function CardMenu({ row, column, index }: CardProps) {
  const { nameOf, itemsOf } = useRowVerbs()
  const moveItems = useMoveItems(row, column, index)
  const items = [...moveItems, ...itemsOf(row)]
  if (items.length === 0) return null
  return (
    <MenuButton name={nameOf(row)} items={items} className={styles.menu}>
      <Icon name="dots-three-vertical" size={16} />
    </MenuButton>
  )
}
