import type { AnyResource } from '#define'
import type { AnyField } from '#define/kinds'
import { readableFields } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { useRole } from '#providers/auth/use-auth'
import { useLabels } from '#base/i18n/labels'
import { FieldValue } from '../fields/field-value'
import { isEmpty } from '../fields/format'
import { fieldLayoutOf } from './field-layout'
import styles from './show.module.css'

interface RecordFieldsProps {
  readonly resource: AnyResource
  readonly row: Row
  /** Selects the fields to show; all of them by default. */
  readonly isWanted?: (name: string) => boolean
}

/** All fields of a record that the user may read, the most important first, except for its rank. */
export function RecordFields({ resource, row, isWanted = () => true }: RecordFieldsProps) {
  const role = useRole()
  const isShown = (name: string, field: AnyField) =>
    isWanted(name) && field.kind !== 'rank' && name in row && !(name === resource.title && Boolean(row[name]))
  const { lead, facts, wide, meta } = fieldLayoutOf(
    resource,
    readableFields(resource, role),
    isShown,
    (name) => isEmpty(row[name]),
  )
  const parts = [
    [styles.lead, lead],
    [styles.facts, facts],
    [styles.wide, wide],
    [styles.meta, meta],
  ] as const
  return (
    <div className={styles.record}>
      {parts.map(
        ([className, fields], index) =>
          fields.length > 0 && (
            <dl key={index} className={className}>
              {fields.map(([name]) => (
                <Fact key={name} resource={resource} row={row} name={name} />
              ))}
            </dl>
          ),
      )}
    </div>
  )
}

function Fact({ resource, row, name }: { resource: AnyResource; row: Row; name: string }) {
  const labels = useLabels()
  return (
    <div>
      <dt>{labels.field(resource, name)}</dt>
      <dd>
        <FieldValue resource={resource} name={name} row={row} />
      </dd>
    </div>
  )
}
