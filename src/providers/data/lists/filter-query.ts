import type { CrudFilter, LogicalFilter } from '@refinedev/core'

/**
 * Adds filters to a query string, in the form of every call that takes a list's filters.
 * @throws Error for an operator that the server does not know.
 */
export function addFilters(query: URLSearchParams, filters: readonly CrudFilter[]): void {
  const nested: CrudFilter[] = []
  for (const filter of filters) {
    if (isVoid(filter)) continue
    const name = nameOf(filter)
    if (name === undefined || query.has(name)) nested.push(filter)
    else query.set(name, String(filter.value))
  }
  if (nested.length > 0) query.set('filter', JSON.stringify(nestedFilter(nested)))
}

/** A filter without a value does not filter, as in simple-rest. */
function isVoid(filter: CrudFilter): boolean {
  if (filter.operator === 'or' || filter.operator === 'and') return filter.value.every(isVoid)
  return filter.value === undefined && filter.operator !== 'null' && filter.operator !== 'nnull'
}

const endings: Readonly<Record<string, string>> = {
  eq: '',
  ne: '_ne',
  gte: '_gte',
  lte: '_lte',
  contains: '_like',
}

/** The query parameter of a filter; undefined if only JSON can express it. */
function nameOf(filter: CrudFilter): string | undefined {
  if (!('field' in filter)) return undefined
  // The quick search, whatever the operator, as in simple-rest.
  if (filter.field === 'q') return 'q'
  const isPlain = filter.value !== null && !Array.isArray(filter.value)
  const ending = isPlain ? endings[filter.operator] : undefined
  return ending === undefined ? undefined : filter.field + ending
}

const nestedFilter = (filters: readonly CrudFilter[]): unknown => {
  const [first, ...others] = filters.map(asJson)
  return others.length === 0 && isGroup(filters[0]) ? first : { and: [first, ...others] }
}

const isGroup = (filter: CrudFilter | undefined): boolean =>
  filter?.operator === 'or' || filter?.operator === 'and'

const operators: Readonly<Record<string, string>> = {
  eq: 'eq',
  ne: 'ne',
  gt: 'gt',
  gte: 'gte',
  lt: 'lt',
  lte: 'lte',
  in: 'in',
  nin: 'nin',
  contains: 'like',
  null: 'null',
  nnull: 'nnull',
  between: 'between',
}

function asJson(filter: CrudFilter): unknown {
  if (filter.operator === 'or' || filter.operator === 'and')
    return { [filter.operator]: filter.value.filter((part) => !isVoid(part)).map(asJson) }
  const { field, operator, value } = filter as LogicalFilter
  if (operator === 'nbetween') {
    const [from, until] = value as readonly unknown[]
    return {
      or: [
        { field, op: 'lt', value: from },
        { field, op: 'gt', value: until },
      ],
    }
  }
  const op = operatorFor(operator, value)
  if (!op) throw new Error(`No list can be filtered by ${operator}`)
  return op === 'null' || op === 'nnull' ? { field, op } : { field, op, value }
}

/** The server's operator: null is compared by operators of its own, and equal to several values is one of them. */
function operatorFor(operator: string, value: unknown): string | undefined {
  if (operator === 'eq') return value === null ? 'null' : Array.isArray(value) ? 'in' : 'eq'
  if (operator === 'ne') return value === null ? 'nnull' : Array.isArray(value) ? 'nin' : 'ne'
  return operators[operator]
}
