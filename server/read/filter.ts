import * as z from 'zod/mini'
import type { Role } from '../../src/define/access'
import { filtersOf, fieldOf, sees } from '../../src/define/reading'
import type { AnyField } from '../../src/define/kinds'
import type { AnyResource } from '../../src/define/resource'
import { operators, operatorsOf, type Condition, type Operator } from './condition'
import type { FaultCollector } from './fault-collector'

/** Whether a role may narrow a list of this resource by a field. */
function isFilter(resource: AnyResource, role: Role, name: string): boolean {
  const field = fieldOf(resource, name)
  return field !== undefined && filtersOf(resource).includes(name) && sees(field, role)
}

const mostDepth = 6
const mostComparisons = 100

const number = (value: unknown) => {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : undefined
}
const whole = (value: unknown) => {
  const parsed = number(value)
  return parsed !== undefined && Number.isSafeInteger(parsed) ? parsed : undefined
}
const text = (value: unknown) =>
  typeof value === 'string' && value.length <= 300 && !value.includes('\0') ? value : undefined
const passing = (schema: z.ZodMiniType) => (value: unknown) =>
  z.safeParse(schema, value).success ? value : undefined
const day = passing(z.iso.date())
const id = passing(z.uuid())

/** One value of a filter, as its column takes it; undefined where it cannot be one. */
function valueFor(field: AnyField, op: Operator, value: unknown): unknown {
  switch (field.kind) {
    case 'integer':
    case 'money':
      return whole(value)
    case 'decimal':
      return number(value)
    case 'boolean':
      return value === true || value === 'true'
        ? true
        : value === false || value === 'false'
          ? false
          : undefined
    case 'date':
      return day(value)
    case 'datetime':
      return instant(value, op)
    case 'ref':
    case 'refs':
      return id(value)
    case 'email':
      return text(value)?.toLowerCase()
    default:
      return text(value)
  }
}

/** An instant; a day alone is its first moment in UTC, or its last where the filter reaches up to it. */
function instant(value: unknown, op: Operator): string | undefined {
  if (typeof value !== 'string') return undefined
  const whole = day(value)
    ? `${value}T${op === 'lte' || op === 'gt' ? '23:59:59.999' : '00:00:00.000'}Z`
    : value
  const parsed = new Date(whole)
  return /^\d{4}-/.test(whole) && !Number.isNaN(parsed.getTime()) ? parsed.toISOString() : undefined
}

/** One comparison of a list's query; several values of one field are any of them. */
export function parseComparison(
  resource: AnyResource,
  role: Role,
  name: string,
  op: Operator,
  given: readonly unknown[],
  parameter: string,
  faults: FaultCollector,
): Condition | undefined {
  const field = name === 'id' ? ({ kind: 'ref', to: resource.name } as const) : fieldOf(resource, name)
  if (!field || (name !== 'id' && !isFilter(resource, role, name))) {
    faults.add(parameter, 'filter', { options: seenFilters(resource, role) })
    return undefined
  }
  const several = op === 'eq' && given.length > 1 ? 'in' : op
  if (!operatorsOf(field).includes(several)) {
    faults.add(parameter, 'operator', { options: operatorsOf(field).join(', ') })
    return undefined
  }
  if (several === 'null' || several === 'nnull') return { field: name, op: several, values: [] }
  const values = given.map((value) => valueFor(field, several, value))
  const count = several === 'between' ? 2 : several === 'in' || several === 'nin' ? given.length : 1
  if (values.includes(undefined) || values.length !== count || values.length === 0 || values.length > 500) {
    faults.add(parameter, 'value')
    return undefined
  }
  return { field: name, op: several, values }
}

const seenFilters = (resource: AnyResource, role: Role) =>
  filtersOf(resource)
    .filter((name) => isFilter(resource, role, name))
    .join(', ')

/** The nested filter: `{"and": […]}`, `{"or": […]}`, `{"field", "op", "value"}`, or an array of them, all of which hold. */
export function parseFilter(
  resource: AnyResource,
  role: Role,
  given: string,
  faults: FaultCollector,
): Condition[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(given)
  } catch {
    faults.add('filter', 'json')
    return []
  }
  let comparisons = 0
  const walk = (node: unknown, depth: number): Condition[] => {
    if (typeof node !== 'object' || node === null || depth > mostDepth || comparisons > mostComparisons) {
      faults.add('filter', 'filterForm')
      return []
    }
    if (Array.isArray(node)) return node.flatMap((part) => walk(part, depth + 1))
    const { and, or, field, op = 'eq', value, ...rest } = node as Record<string, unknown>
    const isJoin = (and !== undefined || or !== undefined) && field === undefined
    if (Object.keys(rest).length > 0) return walk(undefined, depth)
    if (isJoin && Array.isArray(and ?? or)) {
      const parts = ((and ?? or) as unknown[]).flatMap((part) => walk(part, depth + 1))
      return [and ? { and: parts } : { or: parts }]
    }
    if (typeof field !== 'string' || !operators.includes(op as Operator)) return walk(undefined, depth)
    comparisons++
    const values = Array.isArray(value) ? value : [value]
    const condition = parseComparison(resource, role, field, op as Operator, values, 'filter', faults)
    return condition ? [condition] : []
  }
  return walk(parsed, 0)
}
