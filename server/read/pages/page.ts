import { fieldOf, type Sort } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { FaultCollector } from '../conditions/fault-collector'
import { filterValue } from '../conditions/value'

/** Default number of rows of a page. */
export const defaultRows = 25
/** Maximum number of rows of a page, and maximum offset; beyond it use a keyset (`after`, `before`). */
export const maxRows = 1000
export const farthestOffset = 10_000

/** A page by its position in the order: behind a cursor, in front of one, or from a value on. */
export interface KeysetPage {
  readonly kind: 'keyset'
  readonly limit: number
  readonly after?: string
  /** An empty text is the end of the list. */
  readonly before?: string
  /** A value of the first sort. */
  readonly from?: unknown
}

export type ListPage =
  | { readonly kind: 'offset'; readonly start: number; readonly limit: number }
  | KeysetPage
  /** All rows, up to a limit; the rest is on keyset pages. */
  | { readonly kind: 'whole'; readonly limit: number }

/** The parameters that name a page. */
export const pageParameters = ['_start', '_end', 'after', 'before', '_from', 'limit']

export const namesPage = (query: URLSearchParams): boolean => pageParameters.some((word) => query.has(word))

/**
 * Parses the page of a list query; adds a fault for each invalid parameter.
 * @param sort the first one, if the role may read its field: a page can start at one of its values
 */
export function parsePage(
  resource: AnyResource,
  sort: Sort | undefined,
  query: URLSearchParams,
  faults: FaultCollector,
): ListPage {
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
  if (['after', 'before', '_from', 'limit'].some((name) => query.has(name))) {
    const limit = whole('limit', defaultRows, 1, maxRows)
    return { kind: 'keyset', limit, ...positionIn(resource, sort, query, faults) }
  }
  const start = whole('_start', 0, 0, farthestOffset)
  const end = whole('_end', start + defaultRows, start, farthestOffset + maxRows)
  if (end - start > maxRows) faults.add('_end', 'max.number', { limit: start + maxRows })
  return { kind: 'offset', start, limit: end - start }
}

/** The position of a keyset page; the start of the list where none is named. */
function positionIn(
  resource: AnyResource,
  sort: Sort | undefined,
  query: URLSearchParams,
  faults: FaultCollector,
): Pick<KeysetPage, 'after' | 'before' | 'from'> {
  const [after, before, from] = [query.get('after'), query.get('before'), query.get('_from')]
  if ([after, before, from].filter((given) => given !== null).length > 1)
    faults.add(before === null ? '_from' : 'before', 'cursor')
  if (before !== null) return { before }
  if (after) return { after }
  if (from === null) return {}
  const value = valueFrom(resource, sort, from)
  if (value === undefined) faults.add('_from', 'value')
  return { from: value }
}

/** The kinds that a page can start at by a value. */
export const startableKinds = ['text', 'email', 'date', 'datetime', 'integer', 'decimal', 'money'] as const

/** A value of a sorted field. A day is its first moment in ascending order, and its last in descending order. */
function valueFrom(resource: AnyResource, sort: Sort | undefined, given: string): unknown {
  const field = sort && fieldOf(resource, sort.field)
  if (!field || !startableKinds.some((kind) => kind === field.kind)) return undefined
  return filterValue(field, given, sort.order === 'desc')
}
