import type { AnyFields } from '#define/kinds'
import type { Values } from '#define/parse'
import { hasInput } from '#screens/fields/input/field-kinds'
import { fieldAt } from './check-form'
import type { ListedFault } from './listed-faults'

interface AssignedErrors {
  /** What belongs to an input of the form. */
  readonly here: readonly ListedFault[]
  /** What belongs to no input, and must be said all the same. */
  readonly elsewhere: readonly ListedFault[]
}

/** Sorts what the server says is wrong by whether the form has an input for it. */
export function assignErrors(
  fields: AnyFields,
  values: Values,
  errors: Readonly<Record<string, readonly string[]>>,
): AssignedErrors {
  const here: ListedFault[] = []
  const elsewhere: ListedFault[] = []
  for (const [path, sentences] of Object.entries(errors)) {
    const field = fieldAt(fields, path)
    const [first = '', row] = path.split('.')
    const isThere = row === undefined || Boolean((values[first] as unknown[] | undefined)?.[Number(row)])
    const fault = { path, message: sentences.join(' ') }
    if (field && hasInput(field) && isThere) here.push(fault)
    else elsewhere.push(fault)
  }
  return { here, elsewhere }
}
