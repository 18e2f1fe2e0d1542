import { useWatch } from 'react-hook-form'
import type { Values } from '#define/parsing/parse'
import { FieldValue } from '../fields/field-value'
import { useFormScope } from '../fields/input/form-scope'
import { computeWhileTyping } from './computed-values'
import styles from './form.module.css'

/** The computed values of the record, updated on every keystroke. */
export function ComputedList({ names }: { names: readonly string[] }) {
  const { resource, row, label } = useFormScope()
  const values = useWatch()
  const now = { ...row, ...values }
  const computed: Values = { ...now, ...computeWhileTyping(resource, now) }
  return (
    <dl className={styles.computed} aria-live="polite">
      {names
        .filter((name) => computed[name] !== null)
        .map((name) => (
          <div key={name}>
            <dt>{label(name)}</dt>
            <dd>
              <FieldValue resource={resource} name={name} row={computed} />
            </dd>
          </div>
        ))}
    </dl>
  )
}
