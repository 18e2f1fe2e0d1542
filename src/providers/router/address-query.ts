import { use, useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router'
import { HistoryContext } from './history-context'

/** Makes the next query of the address out of the one that it has. */
export type ChangeQuery = (step: (before: URLSearchParams) => URLSearchParams, how?: NavigateOptions) => void

/**
 * The query of the address as it is drawn, and how it is changed. A change begins from the address as it is, which is
 * ahead of what is drawn while a page is on its way: of two changes one right after the other, both stay.
 */
export function useAddressQuery(): readonly [query: URLSearchParams, change: ChangeQuery] {
  const history = use(HistoryContext)
  const location = useLocation()
  const [query, setQuery] = useSearchParams()
  // Always the newest, so that what changes it need not be made anew and rows need not be drawn anew.
  const newest = useRef({ drawn: location, setQuery })
  useLayoutEffect(() => {
    newest.current = { drawn: location, setQuery }
  })
  const change = useCallback<ChangeQuery>(
    (step, how) => {
      const { drawn: here, setQuery: set } = newest.current
      const isHere = history?.location.pathname === here.pathname
      const before = new URLSearchParams(isHere ? history.location.search : here.search)
      const after = step(new URLSearchParams(before))
      if (after.toString() !== before.toString()) set(after, how)
    },
    [history],
  )
  return [query, change]
}
