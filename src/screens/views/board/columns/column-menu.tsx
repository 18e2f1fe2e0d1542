import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardColumn } from '#define/board'
import { Icon } from '#shell/icons'
import { MenuButton } from '#shell/parts/menu-button'
import type { MenuItem } from '#shell/parts/menu-item'
import { useBoard } from '../board-context'
import { DeleteColumn } from './delete-column'

interface ColumnMenuProps {
  readonly column: BoardColumn
  readonly index: number
  readonly can: readonly string[]
  readonly onRename: () => void
}

/** The menu of a column: rename, edit, move and delete. */
export function ColumnMenu({ column, index, can, onRename }: ColumnMenuProps) {
  const { t } = useTranslation()
  const { columns, putColumn, open, columnResource } = useBoard()
  const [isDeleting, setDeleting] = useState(false)
  const [before, behind] = [columns[index - 1], columns[index + 1]]
  const item = (is: unknown, label: string, run: () => void): MenuItem[] => (is ? [{ label, run }] : [])
  const mayChange = can.includes('update')
  const items = [
    ...item(mayChange, t('board.rename'), onRename),
    ...item(mayChange && columnResource, t('board.editColumn'), () =>
      open({ resource: columnResource, id: column.id }),
    ),
    ...item(mayChange && before, t('board.moveLeft', { column: before?.title ?? '' }), () =>
      putColumn(column, index - 1),
    ),
    ...item(mayChange && behind, t('board.moveRight', { column: behind?.title ?? '' }), () =>
      putColumn(column, index + 1),
    ),
    ...item(can.includes('delete'), t('board.deleteColumn'), () => setDeleting(true)),
  ]
  if (items.length === 0) return null
  return (
    <>
      <MenuButton name={t('board.columnActions', { column: column.title })} items={items}>
        <Icon name="dots-three-vertical" size={18} />
      </MenuButton>
      {isDeleting && <DeleteColumn column={column} onClose={() => setDeleting(false)} />}
    </>
  )
}
