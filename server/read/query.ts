import { isId } from '#define/parsing/id'
import { fieldOf, defaultSort, readsAll, sortsOf, type Sort } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { AnyMatch, Role } from '#define/access'
import { FaultCollector } from './conditions/fault-collector'
import { parseComparison } from './conditions/comparison'
import { parseFilter } from './conditions/filter'
import type { Condition, Operator } from './conditions/condition'
import { defaultRows, maxRows, namesPage, pageParameters, parsePage, type ListPage } from './pages/page'
import { overlapping, rangeIn, rangeParameters } from './conditions/overlapping'
import { parseFields } from './rows/columns'

export { isId }

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
  /** The ids of records that are left out. */
  readonly except?: readonly string[]
  readonly trash: boolean
  /** Whether the number of records of each tab is requested. */
  readonly tabs: boolean
  readonly sorts: readonly Sort[]
  /** Only the first row, in the order of the list, of all that match and have the same value of this field. */
  readonly distinctOn?: string
  /** The fields of the rows; all that the role may read where it is left out. */
  readonly fields?: readonly string[]
  /** Whether a keyset page also has the total, or any page the exact one; the total of other pages is capped. */
  readonly total?: 'capped' | 'exact'
  readonly page: ListPage
}

const reserved = new Set([
  ...pageParameters,
  ...['_sort', '_order', 'q', 'filter', 'id', '_trash', '_tabs', '_total', '_fields', 'format'],
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
 * reported as unknown. In conditions on users, `me` stands for the user with the given id.
 */
export function parseListQuery(
  resource: AnyResource,
  role: Role,
  query: URLSearchParams,
  userId?: string | null,
): ListQuery {
  const faults = new FaultCollector()
  const where: Condition[] = []
  const range = rangeParameters(resource)
  for (const name of new Set(query.keys())) {
    if (reserved.has(name) || range.includes(name)) continue
    const [field, op] = splitSuffix(resource, name)
    const requested = { name: field, op, given: query.getAll(name), parameter: name, userId }
    const condition = parseComparison(resource, role, requested, faults)
    if (condition) where.push(condition)
  }
  const filter = query.get('filter')
  if (filter) where.push(...parseFilter(resource, role, filter, faults, userId))
  where.push(...overlapping(resource, rangeIn(resource, query, faults)))
  const ids = query.getAll('id')
  if (ids.length > maxRows || ids.some((id) => !isId(id))) faults.add('id', 'format.uuid')
  const sorts = parseSorts(resource, role, query, faults)
  const page = parsePage(resource, readableSort(resource, role, sorts), query, faults)
  const total = parseTotal(query, faults)
  const fields = parseFields(resource, role, query, faults)
  faults.throwIfAny()
  const search = query.get('q')?.trim()
  return {
    where,
    ...(search ? { search } : {}),
    ...(ids.length > 0 ? { ids } : {}),
    trash: resource.trash === true && query.get('_trash') === 'true',
    tabs: query.get('_tabs') === 'true',
    ...(total ? { total } : {}),
    sorts,
    ...(fields ? { fields } : {}),
    page: namesPage(query) ? page : pageOf(ids, page),
  }
}

/** @returns undefined where it is not requested. */
function parseTotal(query: URLSearchParams, faults: FaultCollector): ListQuery['total'] {
  const given = query.get('_total')
  if (given === 'true') return 'capped'
  if (given === 'exact') return 'exact'
  if (given !== null && given !== 'false') faults.add('_total', 'choice', { options: 'true, exact' })
  return undefined
}

/**
 * The same for a call of the specification: it returns all rows, unless the query names a page.
 * @throws Problem invalid.
 */
export function parseWholeQuery(
  resource: AnyResource,
  role: Role,
  query: URLSearchParams,
  userId?: string | null,
): ListQuery {
  const parsed = parseListQuery(resource, role, query, userId)
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

/** The first sort, unless it is a default one by a field that the role may not read. */
const readableSort = (resource: AnyResource, role: Role, [sort]: readonly Sort[]): Sort | undefined =>
  sort && isSeen(resource, role, sort.field) ? sort : undefined

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
