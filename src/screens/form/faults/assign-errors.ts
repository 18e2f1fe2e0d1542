import type { AnyFields } from '#define/kinds'
import type { Values } from '#define/parsing/parse'
import { hasInput } from '#screens/fields/input/field-kinds'
import { fieldIn } from './check-form'
import type { ListedFault } from './listed-faults'

interface AssignedErrors {
  /** Errors of inputs that the form shows. */
  readonly here: readonly ListedFault[]
  /** Errors of other fields, which must be shown as well. */
  readonly elsewhere: readonly ListedFault[]
}

/** Whether a form with these fields and values has an input at a path. */
export function hasInputAt(fields: AnyFields, values: Values, path: string): boolean {
  const field = fieldIn(fields, path)
  const [first = '', row] = path.split('.')
  const isThere = row === undefined || Boolean((values[first] as unknown[] | undefined)?.[Number(row)])
  return field !== undefined && hasInput(field) && isThere
}

/** Separates the server's errors by whether the form has an input for them. */
export function assignErrors(
  fields: AnyFields,
  values: Values,
  errors: Readonly<Record<string, readonly string[]>>,
): AssignedErrors {
  const here: ListedFault[] = []
  const elsewhere: ListedFault[] = []
  for (const [path, sentences] of Object.entries(errors)) {
    const fault = { path, message: sentences.join(' ') }
    if (hasInputAt(fields, values, path)) here.push(fault)
    else elsewhere.push(fault)
  }
  return { here, elsewhere }
}
