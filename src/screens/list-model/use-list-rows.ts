import { useList, type HttpError } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { AnyResource } from '#define'
import type { ListAnswer, Row } from '#providers/data/answers'
import { arrivedList } from '#providers/data/arrived-list'
import { isUnusable } from '#providers/data/is-unusable'
import { isReadQuietly } from '#providers/live/quiet'
import type { ListRequest } from './state/list-request'

export interface ListRows {
  /** The rows of the page; those of the page before while the next one is read. Left out until the first are here. */
  readonly rows: readonly Row[] | undefined
  readonly total: number
  /** There are more than `total`. */
  readonly capped: boolean
  /** How many records stand behind each tab, by its word. */
  readonly tabs: ListAnswer['tabs']
  /** The columns of a board; left out until they are here, and in any other view. */
  readonly columns: ListAnswer['columns']
  /** The rows that stand here are not (yet) those that were asked for. */
  readonly stale: boolean
  /** Why there are no rows: what the last request was rejected with. */
  readonly error: unknown
  /** The rows are here, but the last request for them failed: they may be out of date. */
  readonly isOutdated: boolean
  readonly readAgain: () => void
}

/** The rows that a list asks for: one request, which the first script may have sent already. */
export function useListRows(resource: AnyResource, request: ListRequest): ListRows {
  const { query } = useList<Row, HttpError>({
    ...request,
    errorNotification: false,
    queryOptions: {
      placeholderData: keepPreviousData,
      initialData: () => arrivedList(resource, request),
      meta: { live: request.meta.board ? columnsOf(resource) : [] },
    },
  })
  const answer = query.data as ListAnswer | undefined
  const isFailed = isUnusable(query)
  return {
    ...rowsIn(answer, isFailed),
    stale: query.isPlaceholderData || (query.isRefetching && !isReadQuietly(resource.name)),
    error: isFailed ? query.error : undefined,
    isOutdated: query.isError && !isFailed,
    readAgain: () => void query.refetch(),
  }
}

const rowsIn = (answer: ListAnswer | undefined, isFailed: boolean) => ({
  rows: isFailed ? undefined : answer?.data,
  total: answer?.total ?? 0,
  capped: answer?.capped ?? false,
  tabs: answer?.tabs,
  columns: isFailed ? undefined : answer?.columns,
})

/** A board shows the records that are its columns as well. */
function columnsOf(resource: AnyResource): readonly string[] {
  const field = resource.fields[resource.views?.board?.by ?? '']
  return field?.kind === 'ref' ? [field.to] : []
}
