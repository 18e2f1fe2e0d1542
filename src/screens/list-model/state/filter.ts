/**
 * The filter of a list: conditions in groups of "all of" and "any of". In the URL it has the format that the server
 * parses.
 */

export const operators = [
  'eq',
  'ne',
  'like',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
  'in',
  'nin',
  'null',
  'nnull',
] as const
export type Operator = (typeof operators)[number]

type Scalar = string | number | boolean
export type ConditionValue = Scalar | readonly Scalar[]

export interface Condition {
  readonly field: string
  readonly op: Operator
  /** Left out for `null` and `nnull`. Money is in minor units, instants are in ISO 8601. */
  readonly value?: ConditionValue
}
export interface Group {
  readonly match: 'and' | 'or'
  readonly nodes: readonly FilterNode[]
}
export type FilterNode = Condition | Group

export const noFilter: Group = { match: 'and', nodes: [] }

export const isGroup = (node: FilterNode): node is Group => 'nodes' in node

/** All conditions of a group at any depth. */
export const conditionsOf = (group: Group): Condition[] =>
  group.nodes.flatMap((node) => (isGroup(node) ? conditionsOf(node) : [node]))

/** Serializes a group as the server and the URL expect it: `{"and":[…]}`; undefined for an empty group. */
export const writeFilter = (group: Group): string | undefined =>
  group.nodes.length === 0 ? undefined : JSON.stringify(toWire(group))

const toWire = (node: FilterNode): unknown =>
  isGroup(node)
    ? { [node.match]: node.nodes.map(toWire) }
    : { field: node.field, op: node.op, value: node.value }

/**
 * Parses the output of `writeFilter`. Conditions that are invalid for these fields are left out, because users may
 * edit URLs.
 */
export function readFilter(text: string | null, fields: readonly string[]): Group {
  if (!text) return noFilter
  try {
    const node = fromWire(JSON.parse(text), fields, 0)
    if (!node) return noFilter
    return isGroup(node) ? node : { match: 'and', nodes: [node] }
  } catch {
    return noFilter
  }
}

const deepest = 4

function fromWire(given: unknown, fields: readonly string[], depth: number): FilterNode | undefined {
  if (typeof given !== 'object' || given === null || depth > deepest) return undefined
  const entry = given as Record<string, unknown>
  for (const match of ['and', 'or'] as const) {
    const inner = entry[match]
    if (!Array.isArray(inner)) continue
    const nodes = inner
      .map((value) => fromWire(value, fields, depth + 1))
      .filter((item) => item !== undefined)
    return nodes.length > 0 || depth === 0 ? { match, nodes } : undefined
  }
  return conditionFrom(entry, fields)
}

function conditionFrom(entry: Record<string, unknown>, fields: readonly string[]): Condition | undefined {
  const { field, op, value } = entry
  if (typeof field !== 'string' || !fields.includes(field)) return undefined
  if (!(operators as readonly unknown[]).includes(op)) return undefined
  const operator = op as Operator
  if (takesNoValue(operator)) return { field, op: operator }
  const fits = takesMany(operator) ? Array.isArray(value) && value.every(isScalar) : isScalar(value)
  return fits ? { field, op: operator, value: value as ConditionValue } : undefined
}

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value)

/** Whether an operator has no value. */
export const takesNoValue = (op: Operator): boolean => op === 'null' || op === 'nnull'
/** Whether an operator compares with several values. */
export const takesMany = (op: Operator): boolean => op === 'in' || op === 'nin' || op === 'between'
