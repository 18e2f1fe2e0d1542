import { useList, type HttpError } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnyResource } from '../../define'
import type { ListAnswer, Row } from '../../providers/data/answers'
import { arrivedList } from '../../providers/data/arrived-list'
import { listRequest } from './state/list-request'
import type { ListState } from './state/list-state'

export interface ListRows {
  /** The rows of the page; those of the page before while the next one is read. Left out until the first are here. */
  readonly rows: readonly Row[] | undefined
  readonly total: number
  /** There are more than `total`. */
  readonly capped: boolean
  /** The rows that stand here are not (yet) those that were asked for. */
  readonly stale: boolean
  /** What the last try was rejected with. */
  readonly error: unknown
  readonly readAgain: () => void
}

/** The rows that a list's state shows: one request, which the first script may have sent already. */
export function useListRows(resource: AnyResource, state: ListState): ListRows {
  const request = useMemo(() => listRequest(resource, state), [resource, state])
  const { query } = useList<Row, HttpError>({
    ...request,
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData, initialData: () => arrivedList(resource, request) },
  })
  const answer = query.data as ListAnswer | undefined
  return {
    rows: query.isError ? undefined : answer?.data,
    total: answer?.total ?? 0,
    capped: answer?.capped ?? false,
    stale: query.isPlaceholderData || query.isRefetching,
    error: query.isError ? query.error : undefined,
    readAgain: () => void query.refetch(),
  }
}
