import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { useLabels } from '#base/i18n/labels'
import { FieldValue } from '../../fields/field-value'
import { summaryOf } from '#define/layout/layout-of'
import styles from './sections.module.css'

/** When a record was created and last changed. */
export function TimesCard({ resource, row }: { readonly resource: AnyResource; readonly row: Row }) {
  const labels = useLabels()
  const { meta = [] } = summaryOf(resource)
  const names = ['createdAt', 'updatedAt', 'deletedAt'].filter((name) => row[name] && !meta.includes(name))
  return (
    <dl className={styles.times}>
      {names.map((name) => (
        <div key={name}>
          <dt>{labels.field(resource, name)}</dt>
          <dd>
            <FieldValue resource={resource} name={name} row={row} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
