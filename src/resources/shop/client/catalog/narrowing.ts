import { isGroup, type Condition, type Group } from '#screens/list-model/state/filter'

/** The condition on a field at the top level of a filter. */
export const conditionOn = (filter: Group, field: string): Condition | undefined =>
  filter.match === 'and'
    ? filter.nodes.find((node): node is Condition => !isGroup(node) && node.field === field)
    : undefined

/** The filter with another condition on a field, or with none. */
export function withCondition(filter: Group, field: string, condition: Condition | undefined): Group {
  const others = filter.match === 'and' ? filter.nodes : [filter]
  const nodes = others.filter((node) => isGroup(node) || node.field !== field)
  return { match: 'and', nodes: condition ? [...nodes, condition] : nodes }
}

/** A price range in whole units of a currency; a missing end is open. */
export type Range = readonly [from: number | undefined, to: number | undefined]
export const ranges: readonly Range[] = [
  [undefined, 50],
  [50, 150],
  [150, 500],
  [500, undefined],
]

/** A range as a condition on the price, which is stored in minor units. */
export function priceCondition([from, to]: Range): Condition {
  if (from === undefined) return { field: 'price', op: 'lt', value: (to ?? 0) * 100 }
  if (to === undefined) return { field: 'price', op: 'gte', value: from * 100 }
  return { field: 'price', op: 'between', value: [from * 100, to * 100] }
}

/** The values of a condition that compares with several. */
export const valuesOf = (condition: Condition | undefined): readonly string[] =>
  condition === undefined ? [] : [condition.value ?? []].flat().map(String)
