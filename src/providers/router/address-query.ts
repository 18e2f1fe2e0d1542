import { use, useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom'
import { RouterContext } from './router-context'

/** Derives the next query string of the URL from the current one. */
export type ChangeQuery = (step: (before: URLSearchParams) => URLSearchParams, how?: NavigateOptions) => void

/**
 * The rendered query string, and a function that changes it. A change starts from the current URL, which is ahead of
 * the rendered one during navigation, so two changes in a row are both kept.
 */
export function useAddressQuery(): readonly [query: URLSearchParams, change: ChangeQuery] {
  const router = use(RouterContext)
  const location = useLocation()
  const [query, setQuery] = useSearchParams()
  // A ref to the latest values, so that `change` stays the same function and rows do not render again.
  const newest = useRef({ drawn: location, setQuery })
  useLayoutEffect(() => {
    newest.current = { drawn: location, setQuery }
  })
  const change = useCallback<ChangeQuery>(
    (step, how) => {
      const { drawn: here, setQuery: set } = newest.current
      const requested = router?.state.location
      const before = new URLSearchParams(
        requested?.pathname === here.pathname ? requested.search : here.search,
      )
      const after = step(new URLSearchParams(before))
      if (after.toString() !== before.toString()) set(after, how)
    },
    [router],
  )
  return [query, change]
}
