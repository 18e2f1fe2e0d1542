import { useTranslation } from 'react-i18next'
import type { AnyField } from '#define/kinds'
import { fieldOf } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { useLabels } from '#base/i18n/labels'
import { AvatarGroup, type Person } from '#shell/parts/avatar'
import { drawValue } from '#screens/fields/draw'
import { isEmpty } from '#screens/fields/format'
import { useBoard } from '../board-context'
import styles from './card.module.css'

/**
 * The values below a card's title: the declared fields, or else the first columns of the list. Empty values are left
 * out.
 */
export function CardFacts({ row }: { readonly row: Row }) {
  const labels = useLabels()
  const { resource } = useBoard()
  const { by, facts } = resource.views?.board ?? {}
  const defaults = resource.columns.filter((name) => name !== resource.title && name !== by).slice(0, 3)
  const shown = (facts ?? defaults).flatMap((name) => {
    const field = fieldOf(resource, name)
    return field && !isEmpty(row[name]) ? [{ name, field }] : []
  })
  if (shown.length === 0) return null
  return (
    <dl className={styles.facts}>
      {shown.map(({ name, field }) => (
        <div key={name} data-kind={field.kind} title={labels.field(resource, name)}>
          <dt className="visually-hidden">{labels.field(resource, name)}</dt>
          <dd>
            <Fact name={name} field={field} row={row} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface FactProps {
  readonly name: string
  readonly field: AnyField
  readonly row: Row
}

function Fact({ name, field, row }: FactProps) {
  const { resource, around } = useBoard()
  if (field.kind === 'listOf') return <Checked field={field} rows={row[name]} />
  if ((field.kind === 'refs' || field.kind === 'ref') && field.to === 'users')
    return <AvatarGroup people={peopleOf(row, name)} />
  return drawValue(field, row[name], { resource, name, row }, around)
}

/** The users in a field whose names the user may read. */
const peopleOf = (row: Row, name: string): Person[] =>
  [row[name]].flat().flatMap((id) => {
    const displayName = row._refs?.[String(id)]
    return displayName ? [{ id: String(id), displayName }] : []
  })

/** The number of checked rows, if the rows have a boolean field. */
function Checked({ field, rows }: { readonly field: AnyField; readonly rows: unknown }) {
  const { t } = useTranslation()
  const list = Array.isArray(rows) ? (rows as Record<string, unknown>[]) : []
  const tick =
    field.kind === 'listOf'
      ? Object.keys(field.fields).find((name) => field.fields[name]?.kind === 'boolean')
      : undefined
  if (tick === undefined) return list.length
  const done = list.filter((row) => row[tick] === true).length
  const isDone = done === list.length
  return (
    <span className={styles.checked} data-done={isDone || undefined}>
      <span aria-hidden="true">
        ✓ {done}/{list.length}
      </span>
      <span className="visually-hidden">{t('board.checked', { done, count: list.length })}</span>
    </span>
  )
}
