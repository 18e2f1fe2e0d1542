import { useCallback, useMemo } from 'react'
import type { AnyResource } from '#define'
import { useRole } from '#providers/auth/use-auth'
import { useAddressQuery } from '#providers/router/address-query'
import { readPositionedState } from './list-position'
import { writeListState, type ListState } from './list-state'
import { usableState } from './usable-state'

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
  const role = useRole()
  const state = useMemo(
    () => usableState(resource, role, readPositionedState(resource, query)),
    [resource, role, query],
  )
  const change = useCallback<ChangeListState>(
    (next, { quietly = false } = {}) =>
      changeQuery(
        (before) => {
          const now = usableState(resource, role, readPositionedState(resource, before))
          const query = writeListState(next(now), before)
          onAhead?.(usableState(resource, role, readPositionedState(resource, query)))
          return query
        },
        { replace: quietly, preventScrollReset: quietly },
      ),
    [resource, role, changeQuery, onAhead],
  )
  return [state, change]
}
