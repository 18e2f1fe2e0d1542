import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardColumn } from '#define/board'
import { tintOf } from '#screens/fields/tint'
import { useBoard } from '../board-context'
import styles from './column.module.css'
import { ColumnMenu } from './column-menu'
import { ColumnName } from './column-name'

interface ColumnHeadProps {
  readonly column: BoardColumn
  readonly index: number
  readonly can: readonly string[]
  readonly handle: DraggableProvidedDragHandleProps | null
}

/** The head of a column: its name, which is the drag handle, the number of cards and their limit, and its menu. */
export function ColumnHead({ column, index, can, handle }: ColumnHeadProps) {
  const { columnResource } = useBoard()
  const [isRenaming, setRenaming] = useState(false)
  return (
    <header className={styles.head}>
      {isRenaming && columnResource ? (
        <ColumnName resource={columnResource} column={column} onClose={() => setRenaming(false)} />
      ) : (
        <h2 className={styles.title}>
          <span {...handle} className={styles.handle}>
            <Mark column={column} />
            {column.title}
          </span>
        </h2>
      )}
      <Count column={column} />
      {columnResource && (
        <ColumnMenu column={column} index={index} can={can} onRename={() => setRenaming(true)} />
      )}
    </header>
  )
}

/** The colour of a column: its own, or that of its state. */
function Mark({ column }: { readonly column: BoardColumn }) {
  const { columnResource } = useBoard()
  const name = Object.entries(columnResource?.fields ?? {}).find(([, { kind }]) => kind === 'color')?.[0]
  const color = name === undefined ? undefined : column[name]
  if (columnResource)
    return typeof color === 'string' ? (
      <span className={styles.mark} style={{ backgroundColor: color }} aria-hidden="true" />
    ) : null
  return <span className={styles.mark} data-tint={tintOf(column.id)} aria-hidden="true" />
}

function Count({ column }: { readonly column: BoardColumn }) {
  const { t } = useTranslation()
  const { resource, around } = useBoard()
  const { limit: field } = resource.views?.board ?? {}
  const limit = field === undefined ? undefined : column[field]
  const isOver = typeof limit === 'number' && column.total > limit
  const number = column.total.toLocaleString(around.locale) + (column.capped ? '+' : '')
  const countText =
    typeof limit === 'number'
      ? t(isOver ? 'board.overLimit' : 'board.ofLimit', { count: column.total, limit })
      : t('board.cards', { count: column.total })
  return (
    <span className={styles.count} data-over={isOver || undefined} title={countText}>
      <span aria-hidden="true" dir="ltr">
        {typeof limit === 'number' ? `${number} / ${limit}` : number}
      </span>
      <span className="visually-hidden">{countText}</span>
    </span>
  )
}
