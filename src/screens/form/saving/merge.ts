import type { AnyFields } from '#define/kinds'
import { sameValue, type FormValues } from '#screens/fields/form-values'

/** The result of merging a form with a newer version of its record. */
export interface Merge {
  /** Their values for fields that I did not change, my values for the others. */
  readonly values: FormValues
  /** Fields that both users changed to different values. */
  readonly conflicts: readonly string[]
}

/**
 * Merges the current record into the typed values.
 * @param start the form's values when it was opened
 * @param theirs the form's values for the current record
 * @param mine the form's current values
 */
export function mergeTheirs(
  fields: AnyFields,
  start: FormValues,
  theirs: FormValues,
  mine: FormValues,
): Merge {
  const values: FormValues = {}
  const conflicts: string[] = []
  for (const name of Object.keys(fields)) {
    const iChanged = !sameValue(start[name], mine[name])
    values[name] = iChanged ? mine[name] : theirs[name]
    const theyChanged = !sameValue(start[name], theirs[name])
    if (iChanged && theyChanged && !sameValue(mine[name], theirs[name])) conflicts.push(name)
  }
  return { values, conflicts }
}
