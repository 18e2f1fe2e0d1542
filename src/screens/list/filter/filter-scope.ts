import type { AnyResource } from '#define'
import type { FieldOf } from '#define/kinds'
import { currencyOf, fieldOf } from '#define/reading'
import { conditionsOf, type Group, type Operator } from '#screens/list-model/state/filter'

/** What the parts of the filter builder share. */
export interface FilterScope {
  readonly resource: AnyResource
  /** The fields that can be compared, in order. */
  readonly names: readonly string[]
  readonly label: (name: string) => string
  /** The currency in which amounts of a field are typed. */
  readonly currency: (field: FieldOf<'money'>) => string | undefined
  /** The conditions without a value, once the user has tried to apply the filter. */
  readonly incomplete: readonly number[]
}

/**
 * The currency of a filter's amounts: the only one that it selects, or else the default of new records. The server
 * compares minor units, so a filter over several currencies compares each in its own.
 */
export function currencyMeant(
  resource: AnyResource,
  field: FieldOf<'money'>,
  conditions: readonly { readonly field: string; readonly op: Operator; readonly value?: unknown }[],
): string | undefined {
  const name = currencyOf(resource, field)
  const requested = conditions
    .filter((item) => item.field === name && (item.op === 'in' || item.op === 'eq'))
    .flatMap(({ value }) => (Array.isArray(value) ? (value as string[]) : [String(value)]))
  if (new Set(requested).size === 1) return requested[0]
  const declared = name === undefined ? undefined : fieldOf(resource, name)
  return declared?.kind === 'currency' ? declared.default : undefined
}

/** Same as `currencyMeant`, for a whole filter. */
export const currencyIn = (
  resource: AnyResource,
  field: FieldOf<'money'>,
  filter: Group,
): string | undefined => currencyMeant(resource, field, conditionsOf(filter))
