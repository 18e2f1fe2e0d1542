import type { Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { parseComparison } from './comparison'
import { operators, type Condition, type Operator } from './condition'
import type { FaultCollector } from './fault-collector'

const maxDepth = 6
const maxComparisons = 100

/** The state while a filter is parsed. */
interface Reading {
  readonly resource: AnyResource
  readonly role: Role
  readonly faults: FaultCollector
  readonly userId: string | null | undefined
  comparisons: number
}

/**
 * Parses the nested filter: `{"and": […]}`, `{"or": […]}`, `{"field", "op", "value"}`, or an array of them, all of
 * which must match.
 */
export function parseFilter(
  resource: AnyResource,
  role: Role,
  given: string,
  faults: FaultCollector,
  userId?: string | null,
): Condition[] {
  try {
    return conditions({ resource, role, faults, userId, comparisons: 0 }, JSON.parse(given), 0)
  } catch {
    faults.add('filter', 'json')
    return []
  }
}

function conditions(reading: Reading, node: unknown, depth: number): Condition[] {
  if (typeof node !== 'object' || node === null || depth > maxDepth) return refused(reading)
  if (Array.isArray(node)) return each(reading, node, depth)
  const [name, ...others] = Object.keys(node)
  const { and, or } = node as { and?: unknown; or?: unknown }
  if (name === 'and' && others.length === 0 && Array.isArray(and)) return [{ and: each(reading, and, depth) }]
  if (name === 'or' && others.length === 0 && Array.isArray(or)) return [{ or: each(reading, or, depth) }]
  return comparison(reading, node)
}

const each = (reading: Reading, nodes: readonly unknown[], depth: number): Condition[] =>
  nodes.flatMap((node) => conditions(reading, node, depth + 1))

function comparison(reading: Reading, node: object): Condition[] {
  const { field, op = 'eq', value, ...rest } = node as Record<string, unknown>
  const isOperator = operators.includes(op as Operator)
  if (typeof field !== 'string' || !isOperator || Object.keys(rest).length > 0) return refused(reading)
  if (++reading.comparisons > maxComparisons) return refused(reading)
  const given = Array.isArray(value) ? value : [value]
  const requested = { name: field, op: op as Operator, given, parameter: 'filter', userId: reading.userId }
  const condition = parseComparison(reading.resource, reading.role, requested, reading.faults)
  return condition ? [condition] : []
}

function refused({ faults }: Reading): Condition[] {
  faults.add('filter', 'filterForm')
  return []
}
