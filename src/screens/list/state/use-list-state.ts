import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AnyResource } from '../../../define'
import { readListState, writeListState, type ListState } from './list-state'

/** Changes a list's state. `quietly` replaces the address instead of adding to the history, as while typing. */
export type ChangeListState = (
  change: (state: ListState) => ListState,
  how?: { readonly quietly?: boolean },
) => void

/** The state of a list, which lives in the address, so that Back restores it. */
export function useListState(resource: AnyResource): readonly [ListState, ChangeListState] {
  const [query, setQuery] = useSearchParams()
  const state = useMemo(() => readListState(resource, query), [resource, query])
  // Always the newest, so that what changes it need not be made anew and rows need not be drawn anew.
  const newest = useRef({ query, setQuery })
  useLayoutEffect(() => {
    newest.current = { query, setQuery }
  })
  const change = useCallback<ChangeListState>(
    (next, { quietly = false } = {}) => {
      const { query: before, setQuery: set } = newest.current
      const after = writeListState(next(readListState(resource, before)), before)
      if (after.toString() !== before.toString())
        set(after, { replace: quietly, preventScrollReset: quietly })
    },
    [resource],
  )
  return [state, change]
}
