import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardColumn } from '#define/views/board'
import { Icon } from '#shell/icons'
import { MenuButton } from '#shell/parts/menu-button'
import type { MenuItem } from '#shell/parts/menu-item'
import type { Row } from '#providers/data/answers'
import { recordVerbs } from '#screens/moves/record-verbs'
import { useRunVerb } from '#screens/moves/use-run-verb'
import { useVerbTexts } from '#screens/moves/verb-texts'
import { notify } from '#base/toasts/notify'
import { sentencesOf } from '#providers/data/http/problem'
import { useInvalidate } from '@refinedev/core'
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
  const { heads, putColumn, open, columnResource } = useBoard()
  const [isDeleting, setDeleting] = useState(false)
  const moves = useColumnMoves(column)
  const [before, behind] = [heads[index - 1], heads[index + 1]]
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
    ...moves,
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

/** The moves of the record behind a column, for instance archiving it, as items of its menu. */
function useColumnMoves(column: BoardColumn): MenuItem[] {
  const { columnResource, resource } = useBoard()
  const target = columnResource ?? resource
  const run = useRunVerb(target)
  const { labelOf } = useVerbTexts(target)
  const invalidate = useInvalidate()
  if (!columnResource) return []
  const row = column as BoardColumn & Row
  const verbs = recordVerbs(columnResource, row).filter(
    ({ kind, needsConfirming }) => kind === 'move' && !needsConfirming,
  )
  return verbs.map((verb) => ({
    label: labelOf(verb),
    run: () =>
      void run(verb, row).then(
        () => invalidate({ resource: resource.name, invalidates: ['list', 'many'] }),
        (error: unknown) => notify({ message: sentencesOf(error), variant: 'error' }),
      ),
  }))
}
