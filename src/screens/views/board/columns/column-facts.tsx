import { useTranslation } from 'react-i18next'
import type { BoardColumn } from '#define/views/board'
import { tintOf } from '#screens/fields/tint'
import { useBoard } from '../board-context'
import styles from './column.module.css'

/** The colour of a column: its own, or that of its state. */
export function ColumnMark({ column }: { readonly column: BoardColumn }) {
  const { columnResource } = useBoard()
  const name = Object.entries(columnResource?.fields ?? {}).find(([, { kind }]) => kind === 'color')?.[0]
  const color = name === undefined ? undefined : column[name]
  if (columnResource)
    return typeof color === 'string' ? (
      <span className={styles.mark} style={{ backgroundColor: color }} aria-hidden="true" />
    ) : null
  return <span className={styles.mark} data-tint={tintOf(column.id)} aria-hidden="true" />
}

/** The number of cards of a column, and its limit. */
export function CardCount({ column }: { readonly column: BoardColumn }) {
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
