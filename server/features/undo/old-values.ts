import * as z from 'zod/mini'
import type { AnyResource } from '#define/resource'
import type { Fault, Values } from '#define/parsing/parse'
import { valueSchema } from '#define/parsing/schema'
import { invalid } from '#server/base/errors/problem'
import { asWritten } from '../history/readable-values'

/**
 * The stored values of a record's own fields from a change entry; computed values are computed again.
 * @throws Problem `invalid` if a field no longer accepts its old value.
 */
export function oldValues(resource: AnyResource, stored: Values): Values {
  const values: Record<string, unknown> = {}
  const faults: Record<string, Fault[]> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    if (!Object.hasOwn(stored, name)) continue
    const parsed = z.safeParse(valueSchema(field), asWritten(field, stored[name]))
    if (parsed.success) values[name] = parsed.data
    else faults[name] = [{ key: 'oldValue' }]
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
  return values
}

/**
 * The old values to restore. An assigned unique number is not removed again, since it would then be missing from the
 * sequence.
 */
export const takenAgain = (resource: AnyResource, record: Values, old: Values): Values =>
  Object.fromEntries(
    Object.entries(old).filter(([name, value]) => {
      const field = resource.fields[name]
      const isNumber = field !== undefined && 'unique' in field && field.unique && field.readOnly
      return !(isNumber && value === null && record[name] !== null)
    }),
  )
