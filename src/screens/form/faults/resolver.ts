import { set, type FieldErrors, type Resolver } from 'react-hook-form'
import { checkForm, type Checked } from './check-form'
import type { FaultText } from './fault-text'
import type { FormValues } from '#screens/fields/form-values'

/**
 * A resolver for react-hook-form that uses the project's own schema. `checked` is called on each validation, because
 * the initial values may change.
 */
export function formResolver(checked: () => Checked, text: FaultText): Resolver<FormValues> {
  return (values) => {
    const about = checked()
    const result = checkForm(about, values)
    if (result.ok) return { values: result.value, errors: {} }
    const errors: FieldErrors<FormValues> = {}
    for (const [path, [fault]] of Object.entries(result.faults)) {
      if (!fault) continue
      const error = { type: fault.key, message: text(path, fault, values) }
      const isRows = about.fields[path]?.kind === 'listOf'
      set(errors, path === '' ? 'root' : isRows ? `${path}.root` : path, error)
    }
    return { values: {}, errors }
  }
}
