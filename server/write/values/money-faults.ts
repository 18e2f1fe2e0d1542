import { fieldOfValue } from '#define/field-at'
import type { AnyField } from '#define/kinds'
import type { Fault, Faults, Values } from '#define/parsing/parse'
import { currencyOf, fieldOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { majorText } from '#server/base/labels/money'

/**
 * Formats the limits of amounts for users: '1.00 EUR' instead of 100. Without a currency in the input the limit stays
 * in minor units, and the message says so.
 * @param given the input; it may be anything
 */
export function moneyFaults(resource: AnyResource, given: unknown, faults: Faults): Faults {
  const named = Object.entries(faults).map(([path, list]) => {
    const field = fieldOfValue((name) => fieldOf(resource, name), path)
    return [
      path,
      field?.kind === 'money' ? list.map((fault) => inUnits(fault, currency(field))) : list,
    ] as const
  })
  return Object.fromEntries(named)

  function currency(field: Extract<AnyField, { kind: 'money' }>): string | undefined {
    const name = currencyOf(resource, field)
    const sent = name === undefined ? undefined : (given as Values | undefined)?.[name]
    return typeof sent === 'string' && /^[A-Z]{3}$/.test(sent) ? sent : undefined
  }
}

function inUnits(fault: Fault, currency: string | undefined): Fault {
  const limit = fault.values?.['limit']
  const bound = /^(min|max)\.number$/.exec(fault.key)?.[1]
  if (typeof limit !== 'number' || !bound) return fault
  if (currency === undefined) return { ...fault, key: `${bound}.minor` }
  return { ...fault, values: { ...fault.values, limit: `${majorText(limit, currency)} ${currency}` } }
}
