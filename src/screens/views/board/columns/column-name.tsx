import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { BoardColumn } from '#define/views/board'
import { NameForm } from '../name-form'
import { useColumnWrites } from './use-column-writes'

interface ColumnNameProps {
  readonly resource: AnyResource
  readonly column: BoardColumn
  readonly onClose: () => void
}

/** The input for renaming a column. */
export function ColumnName({ resource, column, onClose }: ColumnNameProps) {
  const { t } = useTranslation()
  const { rename } = useColumnWrites(resource)
  return (
    <NameForm
      label={t('board.columnName')}
      start={column.title}
      yes={t('board.rename')}
      onGo={(value) => rename(column, value)}
      onClose={onClose}
    />
  )
}
