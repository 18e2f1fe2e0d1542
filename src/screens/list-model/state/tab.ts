import { isGroup, type Condition, type FilterNode, type Group } from './filter'

const isTab = (node: FilterNode, field: string): node is Condition =>
  !isGroup(node) && node.field === field && node.op === 'eq'

/** The value of the open tab; undefined if the filter opens none. */
export function tabIn(filter: Group, field: string): string | undefined {
  if (filter.match !== 'and') return undefined
  const value = filter.nodes.find((node) => isTab(node, field)) as Condition | undefined
  return typeof value?.value === 'string' ? value.value : undefined
}

/** The filter with another tab open; without a value, with all. Other conditions stay. */
export function openTab(filter: Group, field: string, word: string | undefined): Group {
  const tab: FilterNode[] = word === undefined ? [] : [{ field, op: 'eq', value: word }]
  if (filter.match === 'or' && filter.nodes.length > 1) return { match: 'and', nodes: [...tab, filter] }
  return { match: 'and', nodes: [...tab, ...filter.nodes.filter((node) => !isTab(node, field))] }
}
