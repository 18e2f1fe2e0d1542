import type { AnyResource } from '#define'
import { fieldOf } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { useLabels } from '#base/i18n/labels'
import { FieldValue } from '../fields/field-value'
import { isBlank } from './empty-fields'
import styles from './presented-fields.module.css'

interface PresentedFieldsProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly fields: readonly string[]
}

/** The filled-in fields of a record for those who choose it: texts with a heading, then facts. */
export function PresentedFields({ resource, row, fields }: PresentedFieldsProps) {
  const labels = useLabels()
  const filled = fields.filter((name) => name in row && !isBlank(row, name))
  const texts = filled.filter((name) => fieldOf(resource, name)?.kind === 'richText')
  const facts = filled.filter((name) => !texts.includes(name))
  if (filled.length === 0) return null
  return (
    <section className={`card ${styles.fields}`}>
      {texts.map((name) => (
        <div key={name}>
          <h2>{labels.field(resource, name)}</h2>
          <FieldValue resource={resource} name={name} row={row} />
        </div>
      ))}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((name) => (
            <div key={name}>
              <dt>{labels.field(resource, name)}</dt>
              <dd>
                <FieldValue resource={resource} name={name} row={row} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
