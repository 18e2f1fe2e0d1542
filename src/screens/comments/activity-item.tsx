import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useLabels } from '#base/i18n/labels'
import type { Row } from '#providers/data/answers'
import { useRenderContext } from '../fields/use-render-context'
import { RuleLines } from '../history/rule-lines'
import type { Change } from '../history/use-history'
import { useOperationLabel } from '../history/use-operation-label'
import { activityText } from './activity-text'
import { When } from './comment-item'
import styles from './comments.module.css'

interface ActivityItemProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly change: Change
}

/** What a user did to the record, as a sentence. */
export function ActivityItem({ resource, row, change }: ActivityItemProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const around = useRenderContext()
  const operationLabel = useOperationLabel()
  const text = activityText(resource, row, change, { t, labels, around })
  const name = change.by?.name ?? t('comments.system')
  return (
    <li className={styles.activity}>
      <span className={styles.mark} aria-hidden="true" />
      <div>
        <p>
          <strong>{name}</strong> {text === '' ? operationLabel(resource, change.operation) : text}{' '}
          <When at={change.at} />
        </p>
        <RuleLines resource={resource} rules={change.rules} />
      </div>
    </li>
  )
}
