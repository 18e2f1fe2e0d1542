import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { allFieldsOf, fieldOf, movesOf } from '#define/reading'
import { useLabels } from '#base/i18n/labels'
import { formatList } from '#base/format/list'
import { useLocale } from '#base/format/use-locale'
import type { Row } from '#providers/data/answers'
import { formatValue } from '../fields/format'
import { useRenderContext } from '../fields/use-render-context'
import { sideOf } from '../history/change-values'
import { RuleLines } from '../history/rule-lines'
import type { Change } from '../history/use-history'
import { useOperationLabel } from '../history/use-operation-label'
import { When } from './comment-item'
import styles from './comments.module.css'

interface ActivityItemProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly change: Change
}

/** Values that are short enough for a sentence. */
const shortKinds = new Set([
  'choice',
  'state',
  'date',
  'datetime',
  'ref',
  'refs',
  'tags',
  'boolean',
  'integer',
])

/** What a user changed, in one line. */
export function ActivityItem({ resource, row, change }: ActivityItemProps) {
  const { t } = useTranslation()
  const operationLabel = useOperationLabel()
  const what = useChangedValues(resource, row, change)
  const name = change.by?.name ?? t('comments.system')
  return (
    <li className={styles.activity}>
      <span className={styles.mark} aria-hidden="true" />
      <div>
        <p>
          <strong>{name}</strong> {operationLabel(resource, change.operation)}
          {what !== '' && <>: {what}</>} <When at={change.at} />
        </p>
        <RuleLines resource={resource} rules={change.rules} />
      </div>
    </li>
  )
}

/** The fields that the user changed, short ones with the new value. Creations, moves and deletions have none. */
function useChangedValues(resource: AnyResource, row: Row, change: Change): string {
  const { t } = useTranslation()
  const labels = useLabels()
  const around = useRenderContext()
  const locale = useLocale()
  const isMove = movesOf(resource).some((move) => move.name === change.operation)
  if (change.before === null || change.after === null || isMove) return ''
  const after = sideOf(row, change, 'after')
  const { before } = change
  const byRules = new Set(change.rules?.flatMap(({ fields }) => fields))
  const names = Object.keys(allFieldsOf(resource)).filter(
    (name) => Object.hasOwn(before, name) && !byRules.has(name),
  )
  const parts = names.flatMap((name) => {
    const field = fieldOf(resource, name)
    if (!field || field.kind === 'rank') return []
    const label = labels.field(resource, name)
    if (!shortKinds.has(field.kind)) return [label]
    const value = formatValue(
      field,
      after[name as keyof typeof after],
      { resource, name, row: after },
      around,
    )
    return [t('comments.changedTo', { field: label, value: value || around.empty })]
  })
  return formatList(parts, locale)
}
