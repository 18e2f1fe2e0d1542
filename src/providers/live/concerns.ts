import type { Query } from '@tanstack/react-query'
import { isOwn } from '../data/own-changes'
import type { Change } from '../data/change'

/** Whether a change may affect the data of a query. */
export function isConcerned(query: Query, change: Change): boolean {
  const { meta, queryKey } = query
  if ((meta?.['live'] as readonly string[] | undefined)?.includes(change.resource)) return true
  const [what, , resource, action] = queryKey
  if (what !== 'data') return false
  if (resource !== change.resource) return refersTo(query, change)
  if (isOwn(change)) return false
  if (change.operation === 'many' || change.id === undefined) return true
  if (action === 'list' || action === 'infinite') return !hasAlready(query, change)
  if (action === 'one' || action === 'many') return isAbout(query, change)
  return action !== 'history' || queryKey.includes(change.id)
}

interface Row {
  readonly id?: unknown
  readonly version?: unknown
  readonly _refs?: Readonly<Record<string, unknown>>
}

/** The records in a query: one, a list, or pages of lists. */
function rowsOf({ state }: Query): readonly Row[] {
  const answer = state.data as { data?: unknown; pages?: readonly { data?: unknown }[] } | undefined
  const pages = answer?.pages ?? [answer]
  return pages.flatMap((page) => page?.data ?? []) as readonly Row[]
}

/**
 * The query has the record in this version or a later one. If the record is not in it, it is unknown whether it
 * should be.
 */
const hasAlready = (query: Query, { id, version = Infinity, operation }: Change): boolean =>
  operation !== 'gone' && rowsOf(query).some((row) => row.id === id && Number(row.version) >= version)

/** The query has the record in an earlier version, or could not read anything. */
function isAbout(query: Query, change: Change): boolean {
  const rows = rowsOf(query)
  return rows.length === 0 || (rows.some(({ id }) => id === change.id) && !hasAlready(query, change))
}

/** The query shows the title of the record. */
const refersTo = (query: Query, { id }: Change): boolean =>
  id !== undefined && rowsOf(query).some(({ _refs }) => _refs !== undefined && id in _refs)
