import type { CrudFilter, CrudSort } from '@refinedev/core'

/** What refine's tables keep in the URL. */
export interface TableState {
  readonly currentPage: number
  readonly pageSize: number
  readonly sorters: CrudSort[]
  readonly filters: CrudFilter[]
}

const ownNames = /^(?:currentPage|pageSize|sorters|filters)(?:\[|$)/

/** The state in the parsed parameters of a URL; what is missing or invalid is that of `fallback`. */
export function stateIn(params: Readonly<Record<string, unknown>>, fallback: TableState): TableState {
  const { currentPage, pageSize, sorters, filters } = params
  const isStored = sorters !== undefined || filters !== undefined
  return {
    currentPage: countIn(currentPage) ?? fallback.currentPage,
    pageSize: countIn(pageSize) ?? fallback.pageSize,
    sorters: Array.isArray(sorters) ? sorters : isStored ? [] : fallback.sorters,
    filters: Array.isArray(filters) ? filters : isStored ? [] : fallback.filters,
  }
}

const countIn = (given: unknown): number | undefined => (Number(given) >= 1 ? Number(given) : undefined)

/** The query string with a state in refine's names (`sorters[0][field]=name`), and what else it contains. */
export function withState(before: URLSearchParams, state: TableState): URLSearchParams {
  const kept = [...before].filter(([name]) => !ownNames.test(name))
  return new URLSearchParams([...kept, ...flat(state, '')])
}

/** A state as a text for comparison; values in a URL are strings. */
export const textOf = (state: TableState): string => JSON.stringify(flat(state, ''))

function flat(value: unknown, path: string): [name: string, value: string][] {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object') return [[path, String(value)]]
  return Object.entries(value).flatMap(([name, inner]) =>
    flat(inner, path === '' ? name : `${path}[${name}]`),
  )
}
