import { useDataProvider, useKeys, type GetListParams, type MetaQuery } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** The question of a list, as `useTable` and `useList` ask it. */
export interface ListPrefetch extends Pick<GetListParams, 'resource' | 'pagination' | 'filters' | 'sorters'> {
  readonly meta: MetaQuery
}

/**
 * Sends the request of a list before anything renders, under the key of refine's `useList`, which then finds it in
 * flight. A list that was read a moment ago is not read again.
 */
export function useListPrefetch(): (list: ListPrefetch) => void {
  const client = useQueryClient()
  const provider = useDataProvider()
  const { keys } = useKeys()
  return useCallback(
    ({ resource, meta, ...list }) => {
      const params = { ...meta, ...list }
      void client.prefetchQuery({
        queryKey: keys().data('default').resource(resource).action('list').params(params).get(),
        queryFn: ({ signal }) => provider().getList({ resource, ...list, meta: { ...meta, signal } }),
        meta: { live: [] },
      })
    },
    [client, provider, keys],
  )
}
