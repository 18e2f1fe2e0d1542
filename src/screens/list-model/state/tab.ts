import { isGroup, type Condition, type FilterNode, type Group } from './filter'

const isTab = (node: FilterNode, field: string): node is Condition =>
  !isGroup(node) && node.field === field && node.op === 'eq'

/** The word of the tab that is open, where the list is narrowed to one. */
export function tabIn(filter: Group, field: string): string | undefined {
  if (filter.match !== 'and') return undefined
  const value = filter.nodes.find((node) => isTab(node, field)) as Condition | undefined
  return typeof value?.value === 'string' ? value.value : undefined
}

/** The filter with another tab open; without a word all of them are. What else narrows the list stays. */
export function openTab(filter: Group, field: string, word: string | undefined): Group {
  const tab: FilterNode[] = word === undefined ? [] : [{ field, op: 'eq', value: word }]
  if (filter.match === 'or' && filter.nodes.length > 1) return { match: 'and', nodes: [...tab, filter] }
  return { match: 'and', nodes: [...tab, ...filter.nodes.filter((node) => !isTab(node, field))] }
}
