import { useCallback } from 'react'
import type { AnyResource } from '#define'
import type { ViewName } from '#define/reading'
import { useListPrefetch } from '#providers/data/lists/use-list-prefetch'
import { listRequest, tableRequest } from './state/list-request'
import type { Preferences } from './state/preferences'
import type { AheadOfState } from './state/use-list-state'
import { isPaged } from './state/view-at'

/** Sends the request of the next state of a table or gallery, which otherwise leaves after the page has rendered. */
export function useReadAhead(
  resource: AnyResource,
  view: ViewName,
  { columns }: Pick<Preferences, 'columns'>,
): AheadOfState {
  const prefetch = useListPrefetch()
  return useCallback(
    (state) => {
      if (!isPaged(view)) return
      prefetch(
        view === 'table'
          ? tableRequest(resource, state, columns)
          : listRequest(resource, state, resource.views?.gallery?.where),
      )
    },
    [prefetch, resource, view, columns],
  )
}
