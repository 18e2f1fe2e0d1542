import { useTranslation } from 'react-i18next'
import type { BoardColumn } from '#define/views/board'
import type { Row } from '#providers/data/answers'
import type { MenuItem } from '#shell/parts/menu-item'
import { isBeside } from '../lane-cells'
import { useBoard } from '../board-context'

/** The items of a card's menu that move it: up, down, or to another column. */
export function useMoveItems(row: Row, column: BoardColumn, index: number): MenuItem[] {
  const { t } = useTranslation()
  const { columns, dropTargetsOf, putCard } = useBoard()
  const dropTargets = dropTargetsOf(row)
  const others = columns.filter(
    ({ id }) => id !== column.id && isBeside(columns, id, column.id) && dropTargets.leadsTo(id),
  )
  const step = (is: boolean, label: string, index: number): MenuItem[] =>
    dropTargets.isRanked && is ? [{ label, run: () => putCard(row, column.id, index) }] : []
  return [
    ...step(index > 0, t('board.moveUp'), index - 1),
    ...step(index < column.cardIds.length - 1, t('board.moveDown'), index + 1),
    ...others.map(({ id, title }) => ({
      label: t('board.moveTo', { column: title }),
      run: () => putCard(row, id, 0),
    })),
  ]
}
