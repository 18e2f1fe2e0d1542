import { useCallback, useMemo } from 'react'
import type { AnyResource } from '#define'
import { linkParameter, noLink } from '#base/list-link'
import { useAddressQuery } from '#providers/router/address-query'
import { preferencesAt, type Preferences } from './preferences'
import { usePreferences } from './use-preferences'

type ChangePreferences = (change: (before: Preferences) => Preferences) => void

/** Whether the columns and the row height of a list belong to its URL, and not to the user's preferences. */
const isInUrl = (query: URLSearchParams): boolean =>
  query.has('columns') || query.has('density') || (query.get(linkParameter) ?? noLink) !== noLink

/**
 * The preferences that a list is shown with: the user's, or the columns and the row height of the URL. With a link open
 * a change of these goes to the URL, so that the user's own preferences stay as they are.
 */
export function useShownPreferences(resource: AnyResource): readonly [Preferences, ChangePreferences] {
  const [query, changeQuery] = useAddressQuery()
  const [stored, changeStored] = usePreferences(resource.name)
  const shown = useMemo(() => preferencesAt(stored, query), [stored, query])
  const change = useCallback<ChangePreferences>(
    (next) => {
      if (!isInUrl(query)) return changeStored(next)
      const { columns = resource.columns, density, ...others } = next(shown)
      const isSame = columns === shown.columns && density === shown.density
      if (!isSame)
        changeQuery((before) => {
          before.set('columns', columns.join(','))
          before.set('density', density)
          return before
        })
      changeStored((before) => ({ ...before, ...others }))
    },
    [resource, query, shown, changeQuery, changeStored],
  )
  return [shown, change]
}
