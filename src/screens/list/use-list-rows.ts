import { useList, type HttpError } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { AnyResource } from '../../define'
import type { ListAnswer, Row } from '../../providers/data/answers'
import { arrivedList } from '../../providers/data/arrived-list'
import { isReadQuietly } from '../../providers/live/quiet'
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
  /** What the last try was rejected with. */
  readonly error: unknown
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
  return {
    rows: query.isError ? undefined : answer?.data,
    total: answer?.total ?? 0,
    capped: answer?.capped ?? false,
    tabs: answer?.tabs,
    columns: query.isError ? undefined : answer?.columns,
    stale: query.isPlaceholderData || (query.isRefetching && !isReadQuietly(resource.name)),
    error: query.isError ? query.error : undefined,
    readAgain: () => void query.refetch(),
  }
}

/** A board shows the records that are its columns as well. */
function columnsOf(resource: AnyResource): readonly string[] {
  const field = resource.fields[resource.views?.board?.by ?? '']
  return field?.kind === 'ref' ? [field.to] : []
}
