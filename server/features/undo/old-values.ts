import * as z from 'zod/mini'
import type { AnyResource } from '#define/resource'
import type { Fault, Values } from '#define/parse'
import { valueSchema } from '#define/schema'
import { invalid } from '#server/base/errors/problem'
import { asWritten } from '../history/readable-values'

/**
 * The values of a record's own fields as an entry of the ledger has them; those that are worked out are worked out again.
 * @throws Problem invalid where a field cannot hold its old value any more.
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
 * The old values that a record takes again. A number that the program gave once, which no other record may have, is not
 * given back: it would be missing from its row of numbers.
 */
export const takenAgain = (resource: AnyResource, record: Values, old: Values): Values =>
  Object.fromEntries(
    Object.entries(old).filter(([name, value]) => {
      const field = resource.fields[name]
      const isNumber = field !== undefined && 'unique' in field && field.unique && field.readOnly
      return !(isNumber && value === null && record[name] !== null)
    }),
  )
