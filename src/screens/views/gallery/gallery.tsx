import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isCatalogue } from '#define/lists/facets'
import { fieldOf } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { useLabels } from '#base/i18n/labels'
import { Avatar } from '#shell/parts/avatar/avatar'
import { drawValue } from '#screens/fields/draw'
import { drawCell, meansRow } from '#screens/table/cell'
import { isSelected, toggled, type TableProps } from '#screens/list-model/table-props'
import { titleOf } from '#base/format/record-path'
import { RecordPart } from '#screens/custom-part'
import styles from './gallery.module.css'

/** The rows as cards with an image: title, two values and actions. */
export function Gallery(props: TableProps) {
  const { rows, stale, label } = props
  if (!rows) return <GallerySkeleton label={label} />
  return (
    <Suspense fallback={<GallerySkeleton label={label} />}>
      <ul
        className={styles.gallery}
        aria-label={label}
        aria-busy={stale}
        data-stale={stale || undefined}
        data-catalogue={isCatalogue(props.resource) || undefined}
      >
        {rows.map((row) => (
          <Card key={row.id} {...props} row={row} />
        ))}
      </ul>
    </Suspense>
  )
}

function Card(props: TableProps & { readonly row: Row }) {
  const { t } = useTranslation()
  const { resource, columns, row, around, selection, onSelect, onOpen, actions } = props
  const title = columns.find(({ isTitle }) => isTitle)
  return (
    // The link is the title inside; the card only makes a larger target.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li className={styles.card} onClick={(event) => meansRow(event) && onOpen(row)}>
      <Picture {...props} />
      <div className={styles.tools}>
        {selection && (
          <input
            type="checkbox"
            aria-label={t('list.select', { title: titleOf(resource, row) })}
            checked={isSelected(selection, row)}
            onChange={() => onSelect(toggled(selection, row))}
          />
        )}
        {actions(row)}
      </div>
      <p className={styles.title}>{title && drawCell(resource, title, row, around)}</p>
      <Facts {...props} />
      <RecordPart resource={resource} row={row} part="card" />
    </li>
  )
}

/** The image of a record, or its initials. */
function Picture({ resource, row }: TableProps & { readonly row: Row }) {
  const name = resource.views?.gallery?.image
  const address = name === undefined ? undefined : row[name]
  return (
    <div className={styles.picture}>
      {typeof address === 'string' && address !== '' ? (
        <img src={address} alt="" loading="lazy" />
      ) : (
        <Avatar person={{ id: row.id, displayName: titleOf(resource, row) }} size={64} />
      )}
    </div>
  )
}

function Facts({ resource, columns, row, around }: TableProps & { readonly row: Row }) {
  const labels = useLabels()
  const { gallery } = resource.views ?? {}
  const defaults = columns.filter(({ isTitle, name }) => !isTitle && name !== gallery?.image)
  const names = gallery?.facts ?? defaults.slice(0, 2).map(({ name }) => name)
  if (names.length === 0) return null
  return (
    <dl className={styles.facts}>
      {names.map((name) => {
        const field = fieldOf(resource, name)
        return field === undefined ? null : (
          <div key={name}>
            <dt>{labels.field(resource, name)}</dt>
            <dd>{drawValue(field, row[name], { resource, name, row }, around)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

export const GallerySkeleton = ({ label }: { label: string }) => (
  <div className={styles.gallery} role="status" aria-label={label} aria-busy="true">
    {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
      <div key={index} className={styles.card} aria-hidden="true">
        <span className={`skeleton ${styles.picture}`} />
        <span className={`skeleton ${styles.bone}`} />
        <span className={`skeleton ${styles.bone}`} />
      </div>
    ))}
  </div>
)
