import type { AnyResource } from '#define'
import { fieldOf } from '#define/reading'
import { currencyNameOf } from '#define/lists/sums'
import type { Condition, Group } from '#screens/list-model/state/filter'
import { conditionOn, valuesOf, withCondition } from '#screens/list-model/state/top-condition'
import type { FoundFacets } from './found-facets'

/**
 * The currency in which the amounts of a facet are compared: the chosen one, or the only one there is. Undefined for
 * other facets, and before a currency is chosen.
 */
export function comparedIn(
  resource: AnyResource,
  name: string,
  filter: Group,
  facets: Pick<FoundFacets, 'valuesOf'>,
): string | undefined {
  const currency = currencyNameOf(resource, name)
  if (currency === undefined) return undefined
  const chosen = valuesOf(conditionOn(filter, currency))
  const found = chosen.length > 0 ? chosen : (facets.valuesOf(currency) ?? []).map(({ value }) => value)
  return found.length === 1 ? found[0] : undefined
}

interface Chosen {
  readonly condition: Condition | undefined
  readonly currency: string | undefined
}

/**
 * The filter with another condition of a facet. That on an amount chooses its currency too, and another currency
 * removes the conditions on its amounts: they would mean other amounts.
 */
export function withFacet(
  resource: AnyResource,
  filter: Group,
  name: string,
  { condition, currency }: Chosen,
): Group {
  const changed = withCondition(filter, name, condition)
  const currencyName = currencyNameOf(resource, name)
  if (currencyName !== undefined && condition && currency !== undefined)
    return withCondition(changed, currencyName, { field: currencyName, op: 'in', value: [currency] })
  if (fieldOf(resource, name)?.kind !== 'currency') return changed
  return Object.keys(resource.views?.gallery?.facets ?? {})
    .filter((other) => currencyNameOf(resource, other) === name)
    .reduce((others, other) => withCondition(others, other, undefined), changed)
}
