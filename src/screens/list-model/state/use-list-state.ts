import { useCallback, useMemo } from 'react'
import type { AnyResource } from '#define'
import { useAddressQuery } from '#providers/router/address-query'
import { readListState, writeListState, type ListState } from './list-state'

/** Changes a list's state. `quietly` replaces the history entry instead of adding one, as while typing. */
export type ChangeListState = (
  change: (state: ListState) => ListState,
  how?: { readonly quietly?: boolean },
) => void

/** Called with the next state, before anything renders. */
export type AheadOfState = (state: ListState) => void

/** The state of a list, kept in the URL, so that Back restores it. */
export function useListState(
  resource: AnyResource,
  onAhead?: AheadOfState,
): readonly [ListState, ChangeListState] {
  const [query, changeQuery] = useAddressQuery()
  const state = useMemo(() => readListState(resource, query), [resource, query])
  const change = useCallback<ChangeListState>(
    (next, { quietly = false } = {}) =>
      changeQuery(
        (before) => {
          const query = writeListState(next(readListState(resource, before)), before)
          onAhead?.(readListState(resource, query))
          return query
        },
        { replace: quietly, preventScrollReset: quietly },
      ),
    [resource, changeQuery, onAhead],
  )
  return [state, change]
}
