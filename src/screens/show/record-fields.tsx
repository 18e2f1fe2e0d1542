import type { AnyResource } from '#define'
import type { AnyField } from '#define/kinds'
import { readableFields } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { useRole } from '#providers/auth/use-auth'
import { useLabels } from '#base/i18n/labels'
import { FieldValue } from '../fields/field-value'
import { isEmpty } from '../fields/text/format'
import { FieldHistoryButton } from '../history'
import { isBlank, useEmptyFields } from './empty-fields'
import { EmptyFieldsButton } from './empty-fields-button'
import { fieldLayoutOf } from './field-layout'
import styles from './show.module.css'

interface RecordFieldsProps {
  readonly resource: AnyResource
  readonly row: Row
  /** Selects the fields to show; all of them by default. */
  readonly isWanted?: (name: string) => boolean
}

/**
 * The fields of a record that the user may read, the most important first, except for its rank. Empty ones are shown on
 * request.
 */
export function RecordFields({ resource, row, isWanted = () => true }: RecordFieldsProps) {
  const role = useRole()
  const emptyFields = useEmptyFields(resource)
  const exists = (name: string, field: AnyField) =>
    isWanted(name) && field.kind !== 'rank' && name in row && !(name === resource.title && Boolean(row[name]))
  const isShown = (name: string, field: AnyField) =>
    exists(name, field) && (emptyFields.showsEmpty || !isBlank(row, name))
  const fields = readableFields(resource, role)
  const empty = Object.entries(fields).filter(([name, field]) => exists(name, field) && isBlank(row, name))
  const { lead, facts, wide, meta } = fieldLayoutOf(resource, fields, isShown, (name) => isEmpty(row[name]))
  const parts = [
    [styles.lead, lead],
    [styles.facts, facts],
    [styles.wide, wide],
    [styles.meta, meta],
  ] as const
  return (
    <div className={styles.record}>
      {parts.map(
        ([className, entries], index) =>
          entries.length > 0 && (
            <dl key={index} className={className}>
              {entries.map(([name]) => (
                <Fact key={name} resource={resource} row={row} name={name} />
              ))}
            </dl>
          ),
      )}
      <EmptyFieldsButton resource={resource} count={empty.length} className={styles.empty} {...emptyFields} />
    </div>
  )
}

function Fact({ resource, row, name }: { resource: AnyResource; row: Row; name: string }) {
  const labels = useLabels()
  return (
    <div>
      <dt>
        {labels.field(resource, name)}
        <FieldHistoryButton resource={resource} row={row} name={name} />
      </dt>
      <dd>
        <FieldValue resource={resource} name={name} row={row} />
      </dd>
    </div>
  )
}
