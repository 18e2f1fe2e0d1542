import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd'
import { useState } from 'react'
import type { BoardColumn } from '#define/views/board'
import { useBoard } from '../board-context'
import styles from './column.module.css'
import { ColumnMark, CardCount } from './column-facts'
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
            <ColumnMark column={column} />
            {column.title}
          </span>
        </h2>
      )}
      <CardCount column={column} />
      {columnResource && (
        <ColumnMenu column={column} index={index} can={can} onRename={() => setRenaming(true)} />
      )}
    </header>
  )
}
