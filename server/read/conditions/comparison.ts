import type { Role } from '#define/access'
import type { AnyField } from '#define/kinds'
import { fieldOf, filtersOf, searchedFields, readsAll } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { operatorsOf, type Condition, type Operator } from './condition'
import type { FaultCollector } from './fault-collector'
import { filterValue, isWholeDay } from './value'

/** A requested comparison, and the query parameter that contains it. */
export interface RequestedComparison {
  readonly name: string
  readonly op: Operator
  readonly given: readonly unknown[]
  readonly parameter: string
  /** The user for whom `me` stands in fields that refer to users. */
  readonly userId?: string | null | undefined
}

const maxValues = 500

/**
 * Parses one comparison of a list query; several values of one field match any of them. Adds a fault and returns
 * undefined where it is invalid.
 */
export function parseComparison(
  resource: AnyResource,
  role: Role,
  { name, op, given: requested, parameter, userId }: RequestedComparison,
  faults: FaultCollector,
): Condition | undefined {
  if (op === 'like' && isSearchedText(resource, role, name))
    return likeCondition(name, requested, parameter, faults)
  const field = filterField(resource, role, name)
  if (!field) {
    faults.add(parameter, 'filter', { options: seenFilters(resource, role) })
    return undefined
  }
  const given = isOfUsers(field) ? requested.map((value) => (value === 'me' ? userId : value)) : requested
  const meant = op === 'eq' && given.length > 1 ? 'in' : op
  const fitting = name === 'id' ? idOperators(resource) : operatorsOf(field)
  if (!fitting.includes(meant)) {
    faults.add(parameter, 'operator', { options: fitting.join(', ') })
    return undefined
  }
  if (meant === 'null' || meant === 'nnull') return { field: name, op: meant, values: [] }
  if (isWholeDay(field, meant, given[0]))
    return {
      field: name,
      op: 'between',
      values: [0, 1].map((end) => filterValue(field, given[0], end === 1)),
    }
  const values = given.map((value, index) => filterValue(field, value, reachesUp(meant, index)))
  if (values.includes(undefined) || !isCount(meant, values.length)) {
    faults.add(parameter, 'value')
    return undefined
  }
  return { field: name, op: meant, values }
}

const isOfUsers = (field: AnyField): boolean =>
  (field.kind === 'ref' || field.kind === 'refs') && field.to === 'users'

const texts = ['text', 'email', 'phone', 'listOf'] as const

/** Text fields of the quick search, and lists with such fields, which can also be searched one by one with the same index. */
export const searchedTexts = (resource: AnyResource): string[] =>
  searchedFields(resource).filter((name) =>
    (texts as readonly string[]).includes(fieldOf(resource, name)?.kind ?? ''),
  )

function isSearchedText(resource: AnyResource, role: Role, name: string): boolean {
  const field = searchedTexts(resource).includes(name) ? fieldOf(resource, name) : undefined
  return field !== undefined && readsAll(field, role)
}

function likeCondition(
  name: string,
  given: readonly unknown[],
  parameter: string,
  faults: FaultCollector,
): Condition | undefined {
  const values = given.map((value) => filterValue({ kind: 'text' }, value, false))
  if (values.length === 1 && values[0] !== undefined) return { field: name, op: 'like', values }
  faults.add(parameter, 'value')
  return undefined
}

/**
 * Ids are in the order of creation, so they can be compared. Those of the change log are derived from its numbers and
 * cannot.
 */
export const idOperators = (resource: AnyResource): readonly Operator[] => [
  ...operatorsOf({ kind: 'ref', to: resource.name }),
  ...(resource.managedBy === 'changeLog' ? [] : (['gt', 'gte', 'lt', 'lte', 'between'] as const)),
]

const reachesUp = (op: Operator, index: number) =>
  op === 'lte' || op === 'gt' || (op === 'between' && index === 1)

function isCount(op: Operator, count: number): boolean {
  if (op === 'between') return count === 2
  return op === 'in' || op === 'nin' ? count > 0 && count <= maxValues : count === 1
}

/** The field by which a role may filter a list of this resource; `id` is always allowed. */
function filterField(resource: AnyResource, role: Role, name: string): AnyField | undefined {
  if (name === 'id') return { kind: 'ref', to: resource.name }
  const field = filtersOf(resource).includes(name) ? fieldOf(resource, name) : undefined
  return field && readsAll(field, role) ? field : undefined
}

const seenFilters = (resource: AnyResource, role: Role) =>
  filtersOf(resource)
    .filter((name) => filterField(resource, role, name))
    .join(', ')
