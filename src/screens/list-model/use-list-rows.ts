import { keepPreviousData } from '@tanstack/react-query'
import type { AnyResource } from '#define'
import type { App } from '#define/app'
import { boardsOf, columnsOf } from '#define/views/board'
import { useApp } from '#providers/app-context'
import type { ListAnswer, Row } from '#providers/data/answers'
import { arrivedList } from '#providers/data/lists/arrived-list'
import { isUnusable } from '#providers/data/is-unusable'
import { isReadQuietly } from '#providers/live/quiet'
import type { ListRequest } from './state/list-request'
import { useControlledTable } from './use-controlled-table'

export interface ListRows {
  /**
   * The rows of the page, or of the previous page while the next one loads. Undefined until the first rows have
   * loaded.
   */
  readonly rows: readonly Row[] | undefined
  readonly total: number
  /** Whether there are more than `total`. */
  readonly capped: boolean
  /** The cursors of the pages beside this one; undefined while other rows are shown. */
  readonly cursor: ListAnswer['cursor']
  /** The number of records of each tab, by its value. */
  readonly tabs: ListAnswer['tabs']
  /** The columns of a board; undefined while loading and in other views. */
  readonly columns: ListAnswer['columns']
  /** The boards among which the user chooses; undefined while loading and where there is one only. */
  readonly boards: ListAnswer['boards']
  /** Whether the rows do not (yet) match the current request. */
  readonly stale: boolean
  /** The error of the last request if there are no rows. */
  readonly error: unknown
  /** Whether the rows may be out of date because the last request failed. */
  readonly isOutdated: boolean
  readonly readAgain: () => void
}

/** The rows of a list request, which the first script may already have sent. */
export function useListRows(resource: AnyResource, request: ListRequest): ListRows {
  const app = useApp()
  const { tableQuery: query } = useControlledTable<Row>(request, {
    errorNotification: false,
    queryOptions: {
      placeholderData: keepPreviousData,
      initialData: () => arrivedList(resource, request),
      meta: { live: request.meta.board ? shownBy(app, resource) : [] },
    },
  })
  const answer = query.data as ListAnswer | undefined
  const isFailed = isUnusable(query)
  return {
    ...rowsIn(answer, isFailed),
    cursor: query.isPlaceholderData ? undefined : answer && (answer.cursor ?? noCursors),
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
  boards: isFailed ? undefined : answer?.boards,
})

const noCursors: ListAnswer['cursor'] = {}

/** A board also shows the records that are its columns, those that are boards, and the number of comments on each card. */
const shownBy = (app: App, resource: AnyResource): readonly string[] =>
  [columnsOf(app, resource)?.name, boardsOf(app, resource)?.name, resource.comments].filter(
    (name) => name !== undefined,
  )
