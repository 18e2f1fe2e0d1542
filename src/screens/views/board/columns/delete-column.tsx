import { useTranslation } from 'react-i18next'
import type { BoardColumn } from '#define/views/board'
import { notify } from '#base/toasts/notify'
import { QuestionDialog } from '#screens/question-dialog'
import { useUndoOffer } from '#screens/undo/use-undo-last'
import { useAttempt } from '#screens/use-attempt'
import { useBoard } from '../board-context'
import { useColumnWrites } from './use-column-writes'

interface DeleteColumnProps {
  readonly column: BoardColumn
  readonly onClose: () => void
}

/** Asks for confirmation before a column is deleted together with its cards. */
export function DeleteColumn({ column, onClose }: DeleteColumnProps) {
  const { t } = useTranslation()
  const { resource, columnResource } = useBoard()
  const { remove } = useColumnWrites(columnResource ?? resource)
  const undoOffer = useUndoOffer(columnResource ?? resource)
  const { isRunning, refusal, attempt } = useAttempt()
  const by = resource.fields[resource.views?.board?.by ?? '']
  const goAlong = by?.kind === 'ref' && by.whenDeleted === 'delete' && column.total > 0
  const go = () =>
    attempt(async () => {
      const gone = await remove(column)
      notify({
        message: t('board.columnDeleted', { column: column.title }),
        variant: 'success',
        ...undoOffer(gone, 'delete'),
      })
      onClose()
    })
  return (
    <QuestionDialog
      title={t('board.deleteColumnAsk', { column: column.title })}
      text={goAlong ? t('board.deleteColumnText', { count: column.total }) : t('board.deleteEmptyText')}
      yes={t('board.deleteColumn')}
      weight="danger"
      isRunning={isRunning}
      refusal={refusal}
      onNo={onClose}
      onYes={() => void go()}
    />
  )
}
