import type { AnyFields } from '#define/kinds'
import { sameValue, type FormValues } from '#screens/fields/form-values'

/** What becomes of a form when somebody else has changed the record meanwhile. */
export interface Merge {
  /** Every field that I did not touch follows theirs; what I typed stays. */
  readonly values: FormValues
  /** Fields that both of us changed to different values. */
  readonly conflicts: readonly string[]
}

/**
 * Brings the record as it is now under what was typed.
 * @param start the form as it was when it was opened
 * @param theirs the form as the record would open it now
 * @param mine the form as it stands
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
