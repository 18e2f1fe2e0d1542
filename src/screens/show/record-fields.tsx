import type { AnyResource } from '../../define'
import type { AnyField } from '../../define/kinds'
import { seenFields } from '../../define/reading'
import type { Row } from '../../providers/data/answers'
import { useSession } from '../../providers/auth/use-session'
import { useLabels } from '../../providers/i18n/labels'
import { FieldValue } from '../fields/field-value'
import styles from './show.module.css'

const wideKinds = new Set(['richText', 'listOf', 'json', 'image'])
const isWide = (field: AnyField) =>
  wideKinds.has(field.kind) || (field.kind === 'text' && Boolean(field.lines))

/** Every field of a record that the person may see, what state it is in first; its rank is for lists alone. */
export function RecordFields({ resource, row }: { resource: AnyResource; row: Row }) {
  const labels = useLabels()
  const role = useSession().user?.role ?? 'user'
  const isState = ([, field]: readonly [string, AnyField]) => field.kind === 'state'
  const shown = Object.entries(seenFields(resource, role))
    .filter(
      ([name, field]) => field.kind !== 'rank' && name in row && !(name === resource.title && row[name]),
    )
    .toSorted((one, other) => Number(isState(other)) - Number(isState(one)))
  return (
    <dl className={styles.fields}>
      {shown.map(([name, field]) => (
        <div key={name} className={isWide(field) ? styles.wide : undefined}>
          <dt>{labels.field(resource, name)}</dt>
          <dd>
            <FieldValue resource={resource} name={name} row={row} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
