import { memo } from 'react'
import type { AnyFields } from '#define/kinds'
import { FieldInput } from '../fields/input/field-input'
import { hasInput, isWide } from '../fields/input/field-kinds'
import styles from './form.module.css'

/** The inputs of a form: one column on a phone, two where there is room. Each draws itself anew, not all with one. */
export const FieldGrid = memo(function FieldGrid({ fields }: { fields: AnyFields }) {
  return (
    <div className={styles.grid}>
      {Object.entries(fields)
        .filter(([, field]) => hasInput(field))
        .map(([name, field]) => (
          <FieldInput
            key={name}
            field={field}
            path={name}
            name={name}
            className={isWide(field) ? styles.wide : undefined}
          />
        ))}
    </div>
  )
})
