import { DragDropContext, Droppable, type DragDropContextProps } from '@hello-pangea/dnd'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardColumn } from '#define/views/board'
import type { Row } from '#providers/data/answers'
import { nonce } from '#base/nonce'
import type { ListModel } from '#screens/list-model/use-list-model'
import { usePhotos, usersIn } from '#screens/people/use-photos'
import { BoardContext, useBoard, type BoardScope } from './board-context'
import { LanedBoard } from './lanes/laned-board'
import styles from './board.module.css'
import { Column } from './columns/column'
import { NewColumn } from './columns/new-column'
import { OpenedCard } from './cards/opened-card'
import { OpenedRecord } from './cards/opened-record'
import { BoardKeys } from './keys/board-keys'
import { columnKind } from './use-announcements'
import { useBoardState } from './use-board-state'
import { useUndoKey } from '#screens/undo/use-undo-key'
import { useShownKeys } from './use-shown-keys'

interface BoardProps {
  readonly model: ListModel
  readonly columns: readonly BoardColumn[]
  readonly rows: readonly Row[]
}

/** The columns with their cards, which can be moved by dragging, by keyboard, or by their menus. */
export function Board({ model, columns: read, rows }: BoardProps) {
  const state = useBoardState(model, read, rows)
  useShownKeys()
  useUndoKey('board')
  const { scope, dragging, announcement: text, dialog, cards } = state
  const { resource } = scope
  const users = useMemo(() => usersIn(resource, rows), [resource, rows])
  const photos = usePhotos(resource, users)
  const withPhotos = useMemo(() => ({ ...scope, photos }), [scope, photos])
  return (
    <BoardColumns scope={withPhotos} dragging={dragging} isStale={model.found.stale}>
      <p role="status" className="visually-hidden">
        {text}
      </p>
      {dialog}
      <BoardKeys />
      {cards.id !== undefined && <OpenedCard id={cards.id} field={cards.field} onClose={cards.close} />}
      {cards.form && <OpenedRecord opened={cards.form} onClose={cards.closeForm} />}
    </BoardColumns>
  )
}

interface BoardColumnsProps {
  readonly scope: BoardScope
  readonly dragging: Pick<DragDropContextProps, 'onDragEnd'> & Partial<DragDropContextProps>
  readonly isStale: boolean
  /** Rendered beside the board: announcements, dialogs and drawers. */
  readonly children?: ReactNode
}

/** Renders a board; it has no state and writes nothing. */
export function BoardColumns({ scope, dragging, isStale, children }: BoardColumnsProps) {
  const { t } = useTranslation()
  const { lanes } = scope
  return (
    <BoardContext value={scope}>
      <DragDropContext {...noncePart()} dragHandleUsageInstructions={t('board.hint')} {...dragging}>
        {lanes ? (
          <div className={styles.board} aria-busy={isStale} data-frame>
            <LanedBoard />
          </div>
        ) : (
          <Columns isStale={isStale} />
        )}
      </DragDropContext>
      {children}
    </BoardContext>
  )
}

/** The columns side by side, which can be moved. */
function Columns({ isStale }: { readonly isStale: boolean }) {
  const { columns, columnResource } = useBoard()
  return (
    <Droppable droppableId="board" direction="horizontal" type={columnKind}>
      {(provided) => (
        <div className={styles.board} aria-busy={isStale} data-frame>
          <div ref={provided.innerRef} {...provided.droppableProps} className={styles.line}>
            {columns.map((column, index) => (
              <Column key={column.id} column={column} index={index} />
            ))}
            {provided.placeholder}
            {columnResource && <NewColumn resource={columnResource} />}
          </div>
        </div>
      )}
    </Droppable>
  )
}

const noncePart = (): { nonce?: string } => {
  const label = nonce()
  return label === undefined ? {} : { nonce: label }
}
