import { useList, type HttpError } from '@refinedev/core'
import { useMemo } from 'react'
import type { Row } from '#providers/data/answers'
import { useOwnMeta } from '#providers/data/own-meta'
import { maxEvents } from '#screens/list-model/state/calendar-request'
import type { ListModel } from '#screens/list-model/use-list-model'

/** How many pages of records a calendar reads, of which the list reads the first. */
const maxPages = 5

/** The maximum number of records that a calendar shows. */
const maxShown = maxPages * maxEvents

type Model = Pick<ListModel, 'request' | 'found'>

/** A further page of the list, if there is one. */
function usePage({ request, found }: Model, page: number) {
  const isNeeded = found.rows !== undefined && !found.stale && found.total > (page - 1) * maxEvents
  const { query, result } = useList<Row, HttpError>({
    resource: request.resource,
    pagination: { ...request.pagination, currentPage: page },
    sorters: request.sorters,
    filters: request.filters,
    meta: useOwnMeta(request.resource, request.meta),
    errorNotification: false,
    queryOptions: { enabled: isNeeded },
  })
  return {
    rows: isNeeded ? result.data : undefined,
    isRead: !isNeeded || query.isSuccess,
    failed: query.isError,
  }
}

/** All records of the visible days: those of the list, and of the pages behind it. */
export function useAllRows(model: Model) {
  const first = model.found.rows
  const pages = [usePage(model, 2), usePage(model, 3), usePage(model, 4), usePage(model, 5)] as const
  const [second, third, fourth, fifth] = pages.map(({ rows }) => rows)
  const rows = useMemo(
    () => first && withoutRepeated([first, second, third, fourth, fifth].flatMap((page) => page ?? [])),
    [first, second, third, fourth, fifth],
  )
  return {
    rows,
    isComplete: pages.every(({ isRead }) => isRead),
    /** Whether records are missing: there are too many, or a page could not be read. */
    isCapped: model.found.total > maxShown || pages.some(({ failed }) => failed),
  }
}

/** A record that was moved while the pages were read can be on two of them; the first page is the newest. */
function withoutRepeated(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>()
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id))
}
