import { isId } from '#define/parsing/id'
import { fieldOf, defaultSort, readsAll, sortsOf, type Sort } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { AnyMatch, Role } from '#define/access'
import { FaultCollector } from './fault-collector'
import { parseComparison } from './comparison'
import { parseFilter } from './filter'
import type { Condition, Operator } from './condition'
import { parseFields } from './rows/columns'

export { isId }

/** Default number of rows of a page. */
const defaultRows = 25
/** Maximum number of rows of a page, and maximum offset; beyond it use a keyset (`after`). */
export const maxRows = 1000
export const farthestOffset = 10_000
/** Maximum number of rows of a list that is requested without a page, as the calls of the specification do. */
export const maxWhole = 10_000
/** Totals are counted up to this number; larger ones are marked as capped. */
export const totalCap = 10_000

export interface ListQuery {
  readonly where: readonly Condition[]
  /** A condition that a record, or what it refers to, must also meet. */
  readonly match?: AnyMatch
  readonly search?: string
  readonly ids?: readonly string[]
  readonly trash: boolean
  /** Whether the number of records of each tab is requested. */
  readonly tabs: boolean
  readonly sorts: readonly Sort[]
  /** The fields of the rows; all that the role may read where it is left out. */
  readonly fields?: readonly string[]
  readonly page:
    | { readonly kind: 'offset'; readonly start: number; readonly limit: number }
    | { readonly kind: 'keyset'; readonly after?: string; readonly limit: number }
    /** All rows, up to a limit; the rest is on keyset pages. */
    | { readonly kind: 'whole'; readonly limit: number }
}

const reserved = new Set([
  '_start',
  '_end',
  '_sort',
  '_order',
  'q',
  'filter',
  'after',
  'limit',
  'id',
  '_trash',
  '_tabs',
  '_fields',
  'format',
])
const suffixes: readonly [suffix: string, op: Operator][] = [
  ['_ne', 'ne'],
  ['_gte', 'gte'],
  ['_lte', 'lte'],
  ['_gt', 'gt'],
  ['_lt', 'lt'],
  ['_like', 'like'],
]

/**
 * Parses the query of a list (json-server's conventions, `filter`, `after` and `limit`).
 * @throws Problem invalid, with a fault for each unknown or invalid parameter. A field that the role may not read is
 * reported as unknown.
 */
export function parseListQuery(resource: AnyResource, role: Role, query: URLSearchParams): ListQuery {
  const faults = new FaultCollector()
  const where: Condition[] = []
  for (const name of new Set(query.keys())) {
    if (reserved.has(name)) continue
    const [field, op] = splitSuffix(resource, name)
    const requested = { name: field, op, given: query.getAll(name), parameter: name }
    const condition = parseComparison(resource, role, requested, faults)
    if (condition) where.push(condition)
  }
  const filter = query.get('filter')
  if (filter) where.push(...parseFilter(resource, role, filter, faults))
  const ids = query.getAll('id')
  if (ids.length > maxRows || ids.some((id) => !isId(id))) faults.add('id', 'format.uuid')
  const sorts = parseSorts(resource, role, query, faults)
  const page = parsePage(query, faults)
  const fields = parseFields(resource, role, query, faults)
  faults.throwIfAny()
  const search = query.get('q')?.trim()
  return {
    where,
    ...(search ? { search } : {}),
    ...(ids.length > 0 ? { ids } : {}),
    trash: resource.trash === true && query.get('_trash') === 'true',
    tabs: query.get('_tabs') === 'true',
    sorts,
    ...(fields ? { fields } : {}),
    page: namesPage(query) ? page : pageOf(ids, page),
  }
}

const pageParameters = ['_start', '_end', 'after', 'limit']
const namesPage = (query: URLSearchParams): boolean => pageParameters.some((word) => query.has(word))

/**
 * The same for a call of the specification: it returns all rows, unless the query names a page.
 * @throws Problem invalid.
 */
export function parseWholeQuery(resource: AnyResource, role: Role, query: URLSearchParams): ListQuery {
  const parsed = parseListQuery(resource, role, query)
  return namesPage(query) ? parsed : { ...parsed, page: { kind: 'whole', limit: maxWhole } }
}

/**
 * Records requested by id are all returned: the limit is one more than their number, so that the page is known to be
 * the last.
 */
const pageOf = (ids: readonly string[], page: ListQuery['page']): ListQuery['page'] =>
  ids.length < defaultRows ? page : { kind: 'offset', start: 0, limit: ids.length + 1 }

function splitSuffix(resource: AnyResource, name: string): [field: string, op: Operator] {
  if (fieldOf(resource, name)) return [name, 'eq']
  for (const [suffix, op] of suffixes) if (name.endsWith(suffix)) return [name.slice(0, -suffix.length), op]
  return [name, 'eq']
}

function parseSorts(
  resource: AnyResource,
  role: Role,
  query: URLSearchParams,
  faults: FaultCollector,
): Sort[] {
  const names = listed(query.get('_sort'))
  const orders = listed(query.get('_order'))
  // The id of a change log entry is derived from its number, by which the log is ordered.
  const ids = resource.managedBy === 'changeLog' ? [] : ['id']
  const sortable = new Set([...sortsOf(resource).filter((name) => isSeen(resource, role, name)), ...ids])
  const sorts: Sort[] = []
  names.forEach((name, index) => {
    const order = (orders[index] ?? 'asc').toLowerCase()
    if (order !== 'asc' && order !== 'desc') faults.add('_order', 'choice', { options: 'asc, desc' })
    else if (!sortable.has(name)) faults.add('_sort', 'sort', { options: [...sortable].join(', ') })
    else if (!sorts.some((sort) => sort.field === name)) sorts.push({ field: name, order })
  })
  return sorts.length > 0 ? sorts : [defaultSort(resource)]
}

const isSeen = (resource: AnyResource, role: Role, name: string) => {
  const field = fieldOf(resource, name)
  return field !== undefined && readsAll(field, role)
}
const listed = (text: string | null) =>
  text
    ? text
        .split(',')
        .map((word) => word.trim())
        .slice(0, 8)
    : []

function parsePage(query: URLSearchParams, faults: FaultCollector): ListQuery['page'] {
  const whole = (name: string, fallback: number, min: number, max: number) => {
    const given = query.get(name)
    if (given === null || given === '') return fallback
    const value = Number(given)
    if (!Number.isSafeInteger(value)) faults.add(name, 'type.int')
    else if (value < min) faults.add(name, 'min.number', { limit: min })
    else if (value > max) faults.add(name, 'max.number', { limit: max })
    else return value
    return fallback
  }
  if (query.has('after') || query.has('limit')) {
    const after = query.get('after')
    return { kind: 'keyset', limit: whole('limit', defaultRows, 1, maxRows), ...(after ? { after } : {}) }
  }
  const start = whole('_start', 0, 0, farthestOffset)
  const end = whole('_end', start + defaultRows, start, farthestOffset + maxRows)
  if (end - start > maxRows) faults.add('_end', 'max.number', { limit: start + maxRows })
  return { kind: 'offset', start, limit: end - start }
}
