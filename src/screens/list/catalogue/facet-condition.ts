import { rangesOf, type Facet, type FacetRange } from '#define/lists/facets'
import type { AnyField } from '#define/kinds'
import type { Condition } from '#screens/list-model/state/filter'
import { valuesOf } from '#screens/list-model/state/top-condition'

/** The condition that a record has a value in a range; whole numbers end before the upper end. */
export function rangeCondition(field: string, { from, below }: FacetRange): Condition {
  if (from === undefined) return { field, op: 'lt', value: below ?? 0 }
  if (below === undefined) return { field, op: 'gte', value: from }
  return { field, op: 'between', value: [from, below - 1] }
}

/** The condition between two ends that the user has entered, both of which belong to it; undefined without any. */
export function endsCondition(
  field: string,
  [from, to]: readonly [number | undefined, number | undefined],
): Condition | undefined {
  if (from !== undefined && to !== undefined)
    return { field, op: 'between', value: [Math.min(from, to), Math.max(from, to)] }
  if (from !== undefined) return { field, op: 'gte', value: from }
  return to === undefined ? undefined : { field, op: 'lte', value: to }
}

/** The ends of a condition, as far as it has some. */
export function endsOf(condition: Condition | undefined): readonly [number | undefined, number | undefined] {
  const [first, second] = valuesOf(condition).map(Number)
  if (condition?.op === 'between') return [first, second]
  if (condition?.op === 'gte' || condition?.op === 'gt') return [first, undefined]
  if (condition?.op === 'lte') return [undefined, first]
  return [undefined, condition?.op === 'lt' && first !== undefined ? first - 1 : undefined]
}

/** The name of the range that a condition chooses, if it is one of the facet's. */
export function rangeOf(name: string, facet: Facet, condition: Condition | undefined): string | undefined {
  const written = JSON.stringify(condition)
  return rangesOf(facet).find((range) => JSON.stringify(rangeCondition(name, range)) === written)?.value
}

/** The condition that chooses one more value, or no longer one that was chosen; undefined without any. */
export function toggledCondition(
  name: string,
  field: AnyField,
  condition: Condition | undefined,
  value: string,
): Condition | undefined {
  if (field.kind === 'boolean') return condition ? undefined : { field: name, op: 'eq', value: true }
  const chosen = valuesOf(condition)
  if (field.kind === 'currency')
    return chosen.includes(value) ? undefined : { field: name, op: 'in', value: [value] }
  const next = chosen.includes(value) ? chosen.filter((item) => item !== value) : [...chosen, value]
  return next.length === 0 ? undefined : { field: name, op: 'in', value: next }
}
