import type { Role } from '../access'
import type { AnyResource } from '../any-resource'
import { currencyOf, fieldOf, readsAll } from '../reading'

/** The currency field of a field, if its values are amounts. */
export function currencyNameOf(resource: AnyResource, name: string): string | undefined {
  const field = fieldOf(resource, name)
  return field?.kind === 'money' ? currencyOf(resource, field) : undefined
}

/** The declared sums that a role may read: it reads the values of every record, and the currency of amounts. */
export const sumsOf = (resource: AnyResource, role: Role): readonly string[] =>
  (resource.sums ?? []).filter((name) => {
    const currency = currencyNameOf(resource, name)
    return [name, ...(currency === undefined ? [] : [currency])].every((each) => {
      const field = fieldOf(resource, each)
      return field !== undefined && readsAll(field, role)
    })
  })
