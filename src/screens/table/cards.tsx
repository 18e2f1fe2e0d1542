import { useTranslation } from 'react-i18next'
import type { Row } from '#providers/data/answers'
import { drawValue } from '../fields/draw'
import { isLabelled } from '../fields/labelled-kinds'
import { formatValue, isEmpty } from '../fields/text/format'
import { RecordPicture } from '../fields/pictures/record-picture'
import type { Column } from '../list-model/columns'
import { titleOf } from '#base/format/record-path'
import { compactOf, factsOf, isChip } from '../list-model/compact'
import { drawCell, isNumber, meansRow, titleTextOf } from './cell'
import styles from './cards.module.css'
import { isSelected, toggled, type TableProps } from '../list-model/table-props'

/** The rows as cards, for narrow screens: title and amount, and below them one line with the status and short facts. */
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
  around,
  selection,
  onSelect,
  onOpen,
  actions,
}: TableProps & { readonly row: Row }) {
  const { t } = useTranslation()
  const card = compactOf(resource, columns)
  const { title, amount, status } = card
  const value = ({ name, field }: Column) =>
    drawValue(field, row[name], { resource, name, row }, { ...around, isNarrow: true })
  const facts = factsOf(card, row, titleTextOf(resource, title, row, around), ({ name, field }) =>
    formatValue(field, row[name], { resource, name, row }, around),
  )
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
            onChange={() => onSelect(toggled(selection, row))}
          />
        )}
        <RecordPicture resource={resource} row={row} size={40} />
        <div className={styles.heading}>
          <span className={styles.title} data-number={isNumber(resource, title, row) || undefined}>
            {title && drawCell(resource, title, row, around)}
          </span>
          {amount && <span className={styles.amount}>{value(amount)}</span>}
        </div>
        {actions(row)}
      </div>
      <div className={styles.meta}>
        {status && !isEmpty(row[status.name]) && value(status)}
        <dl className={styles.facts}>
          {facts.map((column) => (
            <div key={column.name} className={isChip(column) ? styles.chip : undefined}>
              <dt className={isLabelled(column.field.kind, 'card') ? undefined : 'visually-hidden'}>
                {column.label}
              </dt>
              <dd>{value(column)}</dd>
            </div>
          ))}
        </dl>
      </div>
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
