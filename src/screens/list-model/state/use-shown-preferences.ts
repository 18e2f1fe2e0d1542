import { useCallback, useMemo } from 'react'
import type { AnyResource } from '#define'
import { linkParameter, noLink } from '#base/list-links/list-link'
import { useAddressQuery } from '#providers/router/address-query'
import { preferencesAt, type Preferences } from './preferences'
import { usePreferences } from './use-preferences'

type ChangePreferences = (change: (before: Preferences) => Preferences) => void

/** Whether the columns and the row height of a list belong to its URL, and not to the user's preferences. */
const isInUrl = (query: URLSearchParams): boolean =>
  query.has('columns') || query.has('density') || (query.get(linkParameter) ?? noLink) !== noLink

/** The query with the columns and the row height that a change leads to; without a change it stays as it is. */
function withShown(query: URLSearchParams, before: Preferences, after: Preferences): URLSearchParams {
  if (after.columns && after.columns.join(',') !== before.columns?.join(','))
    query.set('columns', after.columns.join(','))
  if (after.density !== before.density) query.set('density', after.density)
  return query
}

/** Preferences that were reset show the declared columns, not those of the user. */
const withColumns = (after: Preferences, before: Preferences, declared: readonly string[]): Preferences =>
  after.columns || !before.columns ? after : { ...after, columns: declared }

/** Changed preferences that are not in the URL, with the user's own columns and row height. */
const ownOf = (
  { columns: _columns, density: _density, ...others }: Preferences,
  { columns, density }: Preferences,
): Preferences => ({ ...others, ...(columns && { columns }), density })

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
      const changed = (before: URLSearchParams) => {
        const now = preferencesAt(stored, before)
        return withShown(before, now, withColumns(next(now), now, resource.columns))
      }
      changeQuery(changed, { replace: true, preventScrollReset: true })
      changeStored((before) => ownOf(next(preferencesAt(before, query)), before))
    },
    [resource, query, stored, changeQuery, changeStored],
  )
  return [shown, change]
}
