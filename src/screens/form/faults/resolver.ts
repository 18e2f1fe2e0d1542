import { set, type FieldErrors, type Resolver } from 'react-hook-form'
import { checkForm, type Checked } from './check-form'
import type { FaultText } from './fault-text'
import { loadDeferredTexts } from '#base/i18n/deferred-texts'
import type { FormValues } from '#screens/fields/form-values'

/**
 * A resolver for react-hook-form that uses the project's own schema. `checked` is called on each validation, because
 * the initial values may change. The texts of faults are loaded when the form is opened; if that has failed, they are
 * loaded again.
 */
export function formResolver(checked: () => Checked, text: FaultText): Resolver<FormValues> {
  return (values) => {
    const about = checked()
    const result = checkForm(about, values)
    if (result.ok) return { values: result.value, errors: {} }
    const { faults } = result
    return whenLoaded(() => ({ values: {}, errors: errorsOf(faults) }))

    function errorsOf(all: typeof faults): FieldErrors<FormValues> {
      const errors: FieldErrors<FormValues> = {}
      for (const [path, [fault]] of Object.entries(all)) {
        if (!fault) continue
        const error = { type: fault.key, message: text(path, fault, values) }
        const isRows = about.fields[path]?.kind === 'listOf'
        set(errors, path === '' ? 'root' : isRows ? `${path}.root` : path, error)
      }
      return errors
    }
  }
}

/** Calls a function after the texts have loaded, or could not be loaded. */
const whenLoaded = <Result>(work: () => Result): Promise<Result> => loadDeferredTexts().then(work, work)
