import { useTranslation } from 'react-i18next'
import { isAttachments } from '#define/attached'
import type { BoardColumn } from '#define/views/board'
import type { AnyField } from '#define/kinds'
import { fieldOf } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { useLabels } from '#base/i18n/labels'
import { AvatarGroup, type Person } from '#shell/parts/avatar/avatar'
import { drawValue } from '#screens/fields/draw'
import { isEmpty } from '#screens/fields/text/format'
import type { Photos } from '#screens/people/use-photos'
import { Icon } from '#shell/icons'
import { useBoard } from '../board-context'
import styles from './card.module.css'
import { DueFact } from './due-fact'
import { LabelChips } from './label-chips'
import { LevelFact } from './level-fact'

/**
 * The values below a card's title: the declared fields, or else the first columns of the list. Empty values are left
 * out.
 */
export function CardFacts({ row, column }: { readonly row: Row; readonly column: BoardColumn }) {
  const labels = useLabels()
  const { resource } = useBoard()
  const { by, facts } = resource.views?.board ?? {}
  const defaults = resource.columns.filter((name) => name !== resource.title && name !== by).slice(0, 3)
  const shown = (facts ?? defaults).flatMap((name) => {
    const field = fieldOf(resource, name)
    return field && !isEmpty(row[name]) ? [{ name, field }] : []
  })
  const comments = row._comments ?? 0
  if (shown.length === 0 && comments === 0) return null
  const factOf = ({ name, field }: (typeof shown)[number]) => (
    <div key={name} data-kind={field.kind} title={labels.field(resource, name)}>
      <dt className="visually-hidden">{labels.field(resource, name)}</dt>
      <dd>
        <Fact name={name} field={field} row={row} column={column} />
      </dd>
    </div>
  )
  // The users are at the end of the card.
  const users = shown.filter(({ field }) => isOfUsers(field))
  const others = shown.filter(({ field }) => !isOfUsers(field))
  return (
    <dl className={styles.facts}>
      {others.map(factOf)}
      {comments > 0 && <CommentCount count={comments} />}
      {users.map(factOf)}
    </dl>
  )
}

const isOfUsers = (field: AnyField): boolean =>
  (field.kind === 'refs' || field.kind === 'ref') && field.to === 'users'

interface FactProps {
  readonly name: string
  readonly field: AnyField
  readonly row: Row
  readonly column: BoardColumn
}

function Fact({ name, field, row, column }: FactProps) {
  const { resource, around, photos } = useBoard()
  const labels = useLabels()
  if (name === resource.views?.board?.due) return <DueFact value={String(row[name])} column={column} />
  if (field.kind === 'tags' && field.colored) return <LabelChips texts={row[name] as string[]} />
  if (field.kind === 'choice' && field.levels) {
    const value = String(row[name])
    return <LevelFact field={field} value={value} label={labels.option(resource, name, value)} />
  }
  if (field.kind === 'listOf' && isAttachments(field)) return <FileCount files={row[name]} />
  if (field.kind === 'listOf') return <Checked field={field} rows={row[name]} />
  if (isOfUsers(field)) return <AvatarGroup people={peopleOf(row, name, photos)} />
  return drawValue(field, row[name], { resource, name, row }, around)
}

/** The number of comments on the card. */
function CommentCount({ count }: { readonly count: number }) {
  const { t } = useTranslation()
  return (
    <div title={t('board.comments', { count })}>
      <dt className="visually-hidden">{t('board.comments', { count })}</dt>
      <dd className={styles.count} aria-hidden="true">
        <Icon name="chat-text" size={14} />
        {count}
      </dd>
    </div>
  )
}

/** The number of attached files. */
const FileCount = ({ files }: { readonly files: unknown }) => (
  <span className={styles.count}>
    <Icon name="paperclip" size={14} />
    {Array.isArray(files) ? files.length : 0}
  </span>
)

/** The users in a field whose names the user may read. */
const peopleOf = (row: Row, name: string, photos?: Photos): Person[] =>
  [row[name]].flat().flatMap((id) => {
    const displayName = row._refs?.[String(id)]
    return displayName ? [{ id: String(id), displayName, photoURL: photos?.get(String(id)) ?? null }] : []
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
      <span aria-hidden="true" className={styles.count}>
        <Icon name="check" size={14} />
        {done}/{list.length}
      </span>
      <span className="visually-hidden">{t('board.checked', { done, count: list.length })}</span>
    </span>
  )
}
