import { useTranslation } from 'react-i18next'
import type { Row } from '#providers/data/answers'
import { drawValue } from '../fields/draw'
import { titleOf } from '#base/format/record-path'
import { drawCell, meansRow } from './cell'
import styles from './cards.module.css'
import { isSelected, toggled, type TableProps } from '../list-model/table-props'

/** The rows as cards, for narrow screens: the title, and below it the value of each column with its label. */
export function Cards(props: TableProps) {
  const { rows, stale, label } = props
  if (!rows) return <CardsSkeleton label={label} />
  return (
    <ul className={styles.cards} aria-label={label} aria-busy={stale} data-stale={stale || undefined}>
      {rows.map((row) => (
        <Card key={row.id} {...props} row={row} />
      ))}
    </ul>
  )
}

function Card({
  resource,
  columns,
  row,
  rows = [],
  around,
  selection,
  onSelect,
  onOpen,
  actions,
}: TableProps & { readonly row: Row }) {
  const { t } = useTranslation()
  const title = columns.find(({ isTitle }) => isTitle)
  return (
    // The link is the title inside; the card only makes a larger touch target.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li className={styles.card} onClick={(event) => meansRow(event) && onOpen(row)}>
      <div className={styles.top}>
        {selection && (
          <input
            type="checkbox"
            aria-label={t('list.select', { title: titleOf(resource, row) })}
            checked={isSelected(selection, row)}
            onChange={() => onSelect(toggled(selection, rows, row.id))}
          />
        )}
        <span className={styles.title}>{title && drawCell(resource, title, row, around)}</span>
        {actions(row)}
      </div>
      <dl className={styles.values}>
        {columns
          .filter((column) => column !== title)
          .map(({ name, label, field }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{drawValue(field, row[name], { resource, name, row }, around)}</dd>
            </div>
          ))}
      </dl>
    </li>
  )
}

const CardsSkeleton = ({ label }: { label: string }) => (
  <div className={styles.cards} role="status" aria-label={label} aria-busy="true">
    {[0, 1, 2, 3].map((index) => (
      <div key={index} className={styles.card} aria-hidden="true">
        <span className={styles.bone} />
        <span className={styles.bone} />
        <span className={styles.bone} />
      </div>
    ))}
  </div>
)
