import {
  isGroup,
  takesMany,
  takesNoValue,
  type Condition,
  type FilterNode,
  type Group,
} from '#screens/list-model/state/filter'

/** A filter while it is edited: every node has a key, and values may be missing. */
export interface DraftCondition extends Omit<Condition, 'value'> {
  readonly key: number
  readonly value?: unknown
}
export interface DraftGroup {
  readonly key: number
  readonly match: 'and' | 'or'
  readonly nodes: readonly DraftNode[]
}
export type DraftNode = DraftCondition | DraftGroup

export const isDraftGroup = (node: DraftNode): node is DraftGroup => 'nodes' in node

let lastKey = 0
export const nextKey = (): number => ++lastKey

/** Converts a filter to a draft; `fit` converts each condition to one that the builder supports. */
export const draftOf = (group: Group, fit: (condition: Condition) => Condition): DraftGroup => ({
  key: nextKey(),
  match: group.match,
  nodes: group.nodes.map((node) => (isGroup(node) ? draftOf(node, fit) : { key: nextKey(), ...fit(node) })),
})

/** The draft with one node changed, or removed if `change` returns undefined. */
export function changeNode(
  group: DraftGroup,
  key: number,
  change: (node: DraftNode) => DraftNode | undefined,
): DraftGroup {
  const nodes = group.nodes.flatMap((node) => {
    if (node.key === key) return change(node) ?? []
    return isDraftGroup(node) ? changeNode(node, key, change) : node
  })
  return { ...group, nodes }
}

/** The draft with a node added to one of its groups. */
export function addNode(group: DraftGroup, to: number, node: DraftNode): DraftGroup {
  if (group.key === to) return { ...group, nodes: [...group.nodes, node] }
  return { ...group, nodes: group.nodes.map((item) => (isDraftGroup(item) ? addNode(item, to, node) : item)) }
}

const isValue = (value: unknown) => value !== undefined && value !== null && value !== ''

/** Whether a condition has all values that its operator needs. */
export function isComplete({ op, value }: DraftCondition): boolean {
  if (takesNoValue(op)) return true
  if (!takesMany(op)) return isValue(value)
  const values = Array.isArray(value) ? value : []
  return op === 'between'
    ? values.length === 2 && values.every(isValue)
    : values.length > 0 && values.every(isValue)
}

/** The keys of conditions without a value. */
export const incompleteIn = (group: DraftGroup): number[] =>
  group.nodes.flatMap((node) => {
    if (isDraftGroup(node)) return incompleteIn(node)
    return isComplete(node) ? [] : [node.key]
  })

/** Converts a complete draft to a filter; empty groups are left out. */
export const filterFrom = (group: DraftGroup): Group => ({
  match: group.match,
  nodes: group.nodes.flatMap((node): FilterNode[] => {
    if (!isDraftGroup(node)) return [conditionFrom(node)]
    const inner = filterFrom(node)
    return inner.nodes.length > 0 ? [inner] : []
  }),
})

const conditionFrom = ({ field, op, value }: DraftCondition): Condition =>
  takesNoValue(op) ? { field, op } : { field, op, value: value as NonNullable<Condition['value']> }

/** The value to keep when the operator changes, as far as it fits. */
export function valueFor(op: Condition['op'], before: DraftCondition): unknown {
  if (takesNoValue(op)) return undefined
  if (takesMany(before.op) === takesMany(op) && (op === 'between') === (before.op === 'between'))
    return before.value
  if (op === 'between') return [Array.isArray(before.value) ? undefined : before.value, undefined]
  if (takesMany(op)) return []
  return before.op === 'between' && Array.isArray(before.value) ? (before.value[0] as unknown) : undefined
}
