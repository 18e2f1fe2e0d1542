import { memo } from 'react'
import type { AnyFields } from '#define/kinds'
import { FieldInput } from '../fields/input/field-input'
import { hasInput, wideOf } from '../fields/input/field-kinds'
import { ShownFields } from './shown-fields'
import styles from './form.module.css'

/**
 * The inputs of a form: one column on phones, two on wider screens. Each input renders on its own, not with every
 * change of the form.
 */
export const FieldGrid = memo(function FieldGrid({ fields }: { fields: AnyFields }) {
  const shown = Object.entries(fields).filter(([, field]) => hasInput(field))
  const wide = wideOf(shown)
  return (
    <div className={styles.grid}>
      {shown.map(([name, field]) => (
        <ShownFields key={name} names={[name]}>
          <FieldInput
            field={field}
            path={name}
            name={name}
            className={wide.has(name) ? styles.wide : undefined}
          />
        </ShownFields>
      ))}
    </div>
  )
})
