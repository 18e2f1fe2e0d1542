import type { AnyResource } from '#define'
import type { AnyFields } from '#define/kinds'
import { hasSections, isShownIn, sectionsOf } from '#define/layout/layout-of'
import { fieldOf, readableFields } from '#define/reading'
import { useRole } from '#providers/auth/use-auth'
import { useLabels } from '#base/i18n/labels'
import type { Row } from '#providers/data/answers'
import { FieldValue } from '../fields/field-value'
import { isBlank } from '../show/empty-fields'
import { isWide } from '../fields/input/field-kinds'
import { LiveField } from './live-field'
import styles from './record-dialog.module.css'

interface DialogSectionsProps {
  readonly resource: AnyResource
  readonly row: Row
  /** The fields with an input; all others are only shown. */
  readonly fields: AnyFields
  readonly isAside: boolean
}

/** The fields of one column of the dialog: those of the declared sections that belong to it. */
export function DialogSections({ resource, row, fields, isAside }: DialogSectionsProps) {
  const readable = Object.keys(readableFields(resource, useRole()))
  const names = namesOf(resource, readable, isAside)
  const inputs = names.filter((name) => name in fields)
  const values = names.filter(
    (name) =>
      !(name in fields) &&
      name in row &&
      !isBlank(row, name) &&
      isShownIn(resource, name, row) &&
      fieldOf(resource, name)?.kind !== 'rank',
  )
  return (
    <>
      {inputs.map((name) => {
        const field = fields[name]
        return field && <LiveField key={name} resource={resource} name={name} field={field} />
      })}
      {values.length > 0 && <Facts resource={resource} row={row} names={values} />}
    </>
  )
}

/** Without declared sections, wide inputs are in the main column and all others beside it. */
function namesOf(resource: AnyResource, readable: readonly string[], isAside: boolean): readonly string[] {
  const isOther = (name: string) => name !== resource.title
  if (!hasSections(resource))
    return readable.filter((name) => {
      const field = fieldOf(resource, name)
      return isOther(name) && field !== undefined && isWide(field) !== isAside
    })
  return sectionsOf(resource, readable)
    .filter(({ aside = false, isRest }) => (isRest ? true : aside) === isAside)
    .flatMap(({ fields, totals = [] }) => [...fields, ...totals])
    .filter((name) => isOther(name) && readable.includes(name))
}

interface FactsProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly names: readonly string[]
}

/** Values that the user may read and not change. */
function Facts({ resource, row, names }: FactsProps) {
  const labels = useLabels()
  return (
    <dl className={styles.facts}>
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
