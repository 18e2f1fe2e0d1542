import type { CrudFilter, CrudOperators, CrudSort, Pagination } from '@refinedev/core'
import type { AnyResource } from '#define'
import { fieldsRead } from './fields-read'
import { isGroup, type FilterNode, type Operator } from './filter'
import { sortsShown, type ListState, type PagePosition } from './list-state'

/** The request that a list sends to the data provider; the first script and the screen build the same one. */
export interface ListRequest {
  readonly resource: string
  readonly pagination: Pagination
  readonly sorters: CrudSort[]
  readonly filters: CrudFilter[]
  readonly meta: {
    readonly trash: boolean
    readonly tabs: boolean
    readonly board: boolean
    readonly more: readonly string[]
    /** The id of the board, where there are several and one was chosen. */
    readonly within?: string
    /** The fields of each row; all of them where it is left out. */
    readonly fields?: string[]
    /** The position of a page that no offset leads to. */
    readonly position?: PagePosition
  }
}

/**
 * The request for what a list's state shows.
 * @param where what all its records have
 */
export function listRequest(resource: AnyResource, state: ListState, where?: Where): ListRequest {
  return {
    resource: resource.name,
    pagination: { currentPage: state.page, pageSize: state.pageSize, mode: 'server' },
    sorters: sortsShown(resource, state).map(({ field, order }) => ({ field, order })),
    filters: filtersFor(state, where),
    // Always set, because refine fills missing `meta` keys from the URL.
    meta: {
      trash: state.trash,
      tabs: resource.tabs !== undefined,
      board: false,
      more: [],
      ...(state.page !== 1 && state.position && { position: state.position }),
    },
  }
}

/**
 * The request for a table, with no more fields than it reads.
 * @param columns the shown ones; by default those of the declaration
 */
export function tableRequest(
  resource: AnyResource,
  state: ListState,
  columns?: readonly string[],
): ListRequest {
  const request = listRequest(resource, state)
  return { ...request, meta: { ...request.meta, fields: fieldsRead(resource, columns) } }
}

/** Values that all records of a list have, such as those of a gallery. */
type Where = { readonly [field: string]: string | boolean | undefined }

/** The filters of a list state as refine's `CrudFilter`; the quick search is the field `q`, as in simple-rest. */
export const filtersFor = (
  { filter, search }: Pick<ListState, 'filter' | 'search'>,
  where: Where = {},
): CrudFilter[] => [
  ...Object.entries(search ? { q: search, ...where } : where).map(([field, value]) => ({
    field,
    operator: 'eq' as const,
    value,
  })),
  ...(filter.nodes.length > 0 ? [toCrudFilter(filter)] : []),
]

const refineOperator = (op: Operator): Exclude<CrudOperators, 'and' | 'or'> =>
  op === 'like' ? 'contains' : op

const toCrudFilter = (node: FilterNode): CrudFilter =>
  isGroup(node)
    ? { operator: node.match, value: node.nodes.map(toCrudFilter) }
    : { field: node.field, operator: refineOperator(node.op), value: node.value }
