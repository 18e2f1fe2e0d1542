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
  /** The columns of a board of which more is shown. */
  readonly more: readonly string[]
}

/** What the list asks for, in the view in which it is looked at. */
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
