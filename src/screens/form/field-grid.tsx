import { memo } from 'react'
import type { AnyFields } from '#define/kinds'
import { FieldInput } from '../fields/input/field-input'
import { hasInput, isWide } from '../fields/input/field-kinds'
import { ShownFields } from './shown-fields'
import styles from './form.module.css'

/**
 * The inputs of a form: one column on phones, two on wider screens. Each input renders on its own, not with every
 * change of the form.
 */
export const FieldGrid = memo(function FieldGrid({ fields }: { fields: AnyFields }) {
  return (
    <div className={styles.grid}>
      {Object.entries(fields)
        .filter(([, field]) => hasInput(field))
        .map(([name, field]) => (
          <ShownFields key={name} names={[name]}>
            <FieldInput
              field={field}
              path={name}
              name={name}
              className={isWide(field) ? styles.wide : undefined}
            />
          </ShownFields>
        ))}
    </div>
  )
})
