import type { CrudFilter, CrudSort, Pagination } from '@refinedev/core'
import type { AnyResource } from '#define'
import { addFilters } from './filter-query'

/** The query of a list, in refine's terms. */
export interface ListQuestion {
  readonly pagination?: Pagination
  readonly sorters?: readonly CrudSort[]
  readonly filters?: readonly CrudFilter[]
  /**
   * `trash`: deleted records; `tabs`: the number of records of each tab; `board`: the board of the list; `more`: the
   * columns to show more of, each repeated as often as requested; `within`: the id of the board; `fields`: the names of the fields of each row;
   * `sums`: the sums of the list, with `all` of any number of records; `facets`: its facets. `pageUrl` knows more of them.
   */
  readonly meta?: {
    readonly trash?: boolean
    readonly tabs?: boolean
    readonly board?: boolean
    readonly more?: readonly string[]
    readonly within?: unknown
    readonly fields?: unknown
    readonly sums?: boolean
    readonly all?: boolean
    readonly facets?: boolean
    readonly [other: string]: unknown
  }
}

/**
 * The URL of a page of a list, by the conventions of simple-rest: `_start`, `_end`, `_sort`, `_order`, `field_gte`;
 * other filters are JSON in `filter`. Equal queries have equal URLs.
 * @throws Error for an operator that the server does not know.
 */
export function listUrl(resource: AnyResource, question: ListQuestion): string {
  const query = new URLSearchParams()
  const { trash, tabs, board, fields, sums, all, facets } = question.meta ?? {}
  addPage(query, question.pagination)
  addSorters(query, question.sorters)
  addFilters(query, question.filters ?? [])
  // Refine adds the parameters of the page's URL to `meta`. They are strings, so only `true` counts.
  if (trash === true) query.set('_trash', 'true')
  if (tabs === true) query.set('_tabs', 'true')
  if (Array.isArray(fields)) query.set('_fields', fields.filter(isName).join(','))
  if (all === true) query.set('_all', 'true')
  const isBoard = board === true
  if (isBoard) addBoard(query, question.meta ?? {})
  const counted = sums === true ? 'sums' : facets === true ? 'facets' : undefined
  const path = counted
    ? `/api/${resource.name}/${counted}`
    : isBoard
      ? boardPath(resource)
      : listPath(resource)
  return query.size > 0 ? `${path}?${query}` : path
}

/** Adds which board is requested, and of which of its columns more cards. */
function addBoard(query: URLSearchParams, { more, within }: ListQuestion['meta'] & {}): void {
  for (const column of more ?? []) query.append('_more', column)
  if (typeof within === 'string') query.set('_within', within)
}

/** Refine's `meta.fields` may also contain objects, for GraphQL. */
const isName = (field: unknown): field is string => typeof field === 'string'

const listPath = (resource: AnyResource): string => resource.wire?.list?.path ?? `/api/${resource.name}`
const boardPath = (resource: AnyResource): string =>
  resource.wire?.board?.path ?? `/api/${resource.name}/board`

/** In the modes `off` and `client` all rows are requested; in the second refine takes the page out of them. */
function addPage(query: URLSearchParams, pagination: Pagination | undefined): void {
  if (!pagination || (pagination.mode ?? 'server') !== 'server') return
  const { currentPage = 1, pageSize = 10 } = pagination
  query.set('_start', String((currentPage - 1) * pageSize))
  query.set('_end', String(currentPage * pageSize))
}

/** Adds an order to a query string. */
export function addSorters(query: URLSearchParams, sorters: readonly CrudSort[] = []): void {
  if (sorters.length === 0) return
  query.set('_sort', sorters.map(({ field }) => field).join(','))
  query.set('_order', sorters.map(({ order }) => order).join(','))
}
