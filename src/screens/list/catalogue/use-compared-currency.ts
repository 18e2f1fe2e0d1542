import { useEffect, useEffectEvent } from 'react'
import { currencyNameOf } from '#define/lists/sums'
import { conditionOn, valuesOf as chosenIn, withCondition } from '#screens/list-model/state/top-condition'
import type { ListModel } from '#screens/list-model/use-list-model'
import type { FacetValue } from './found-facets'
import { useFacets } from './use-facets'

/**
 * Amounts of different currencies are not compared: a catalogue that is ordered by an amount shows one currency. Without
 * a chosen one, it is the one that most of the records have.
 * @returns the currency, and `isOpen` until it is decided
 */
export function useComparedCurrency(model: ListModel): {
  readonly isOpen: boolean
  readonly currency: string | undefined
} {
  const { resource, state, sorts, change } = model
  const name = sorts[0] && currencyNameOf(resource, sorts[0].field)
  const chosen = name === undefined ? [] : chosenIn(conditionOn(state.filter, name))
  const isOpen = name !== undefined && chosen.length !== 1
  const { valuesOf, error } = useFacets(model, isOpen)
  const values = isOpen ? valuesOf(name) : undefined
  const wanted = values && values.length > 1 ? mostFrequent(values) : undefined
  const choose = useEffectEvent((value: string) => {
    if (name === undefined) return
    const condition = { field: name, op: 'in' as const, value: [value] }
    change((before) => ({ ...before, page: 1, filter: withCondition(before.filter, name, condition) }), {
      quietly: true,
    })
  })
  useEffect(() => {
    if (wanted !== undefined) choose(wanted)
  }, [wanted])
  const isUndecided = values === undefined || wanted !== undefined
  return { isOpen: isOpen && error === undefined && isUndecided, currency: isOpen ? undefined : chosen[0] }
}

const mostFrequent = (values: readonly FacetValue[]): string | undefined =>
  values.toSorted((value, other) => other.count - value.count)[0]?.value
