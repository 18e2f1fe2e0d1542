import { isGroup, type Condition, type Group } from './filter'

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

/** The values of a condition that compares with several. */
export const valuesOf = (condition: Condition | undefined): readonly string[] =>
  condition === undefined ? [] : [condition.value ?? []].flat().map(String)
