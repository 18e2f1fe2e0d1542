import { DragDropContext, Droppable } from '@hello-pangea/dnd'
import { useTranslation } from 'react-i18next'
import type { BoardColumn } from '../../../define/board'
import type { Row } from '../../../providers/data/answers'
import { nonce } from '../../../providers/nonce'
import type { ListModel } from '../../list/use-list-model'
import { BoardContext } from './board-context'
import styles from './board.module.css'
import { Column } from './column'
import { NewColumn } from './new-column'
import { OpenedRecord } from './opened-record'
import { columnKind } from './use-announcements'
import { useBoardState } from './use-board-state'
import { useShownKeys } from './use-shown-keys'

interface BoardProps {
  readonly model: ListModel
  readonly columns: readonly BoardColumn[]
  readonly rows: readonly Row[]
}

/** The columns with their cards, each of which can be put elsewhere: by hand, by the keyboard, or by its menu. */
export function Board({ model, columns: read, rows }: BoardProps) {
  const { t } = useTranslation()
  const state = useBoardState(model, read, rows)
  useShownKeys()
  const { scope, columns, columnResource, dragging, said, dialog, opened, setOpened } = state
  return (
    <BoardContext value={scope}>
      <DragDropContext {...noncePart()} dragHandleUsageInstructions={t('board.hint')} {...dragging}>
        <Droppable droppableId="board" direction="horizontal" type={columnKind}>
          {(provided) => (
            <div className={styles.board} aria-busy={model.found.stale} data-frame>
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
      </DragDropContext>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {dialog}
      {opened && <OpenedRecord opened={opened} onClose={() => setOpened(undefined)} />}
    </BoardContext>
  )
}

const noncePart = (): { nonce?: string } => {
  const word = nonce()
  return word === undefined ? {} : { nonce: word }
}
