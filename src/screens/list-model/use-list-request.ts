import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AnyResource } from '#define'
import type { ViewName } from '#define/reading'
import type { ListRequest } from './state/list-request'
import type { ListState } from './state/list-state'
import type { Preferences } from './state/preferences'
import { narrowScreen, requestIn } from './state/view-at'
import { useMedia } from './use-media'

interface Looking {
  readonly locale: string
  readonly preferences: Preferences
  /** The columns of a board that show more cards. */
  readonly more: readonly string[]
}

/** The request of the list in its current view. */
export function useListRequest(
  resource: AnyResource,
  state: ListState,
  view: ViewName,
  { locale, preferences, more }: Looking,
): ListRequest {
  const [query] = useSearchParams()
  const isNarrow = useMedia(narrowScreen)
  return useMemo(
    () => requestIn(view, resource, state, { query, locale, isNarrow, preferences, more }),
    [view, resource, state, query, locale, isNarrow, preferences, more],
  )
}
