import { useCallback, useMemo } from 'react'
import type { AnyResource } from '#define'
import { useAddressQuery } from '#providers/router/address-query'
import { isInUrl, preferencesAt, widthsText, type Preferences } from './preferences'
import { usePreferences } from './use-preferences'

/** The URL's parameter with a field whose sum the list is about. */
const sumParameter = 'sum'

type ChangePreferences = (change: (before: Preferences) => Preferences) => void

/**
 * The preferences at a URL. Beside its columns it may have a field whose sum it is about: the column of that is shown,
 * also where the user has hidden it.
 */
function shownAt(stored: Preferences, query: URLSearchParams, declared: readonly string[]): Preferences {
  const shown = preferencesAt(stored, query)
  const sum = query.get(sumParameter)
  const columns = shown.columns ?? declared
  const isShown = sum === null || query.has('columns') || columns.includes(sum)
  return isShown ? shown : { ...shown, columns: [...columns, sum] }
}

/** Whether columns, widths and row height belong to the URL, also because it is about a sum. */
const isOfUrl = (query: URLSearchParams): boolean => isInUrl(query) || query.has(sumParameter)

/** The query with what a change leads to; what did not change stays as it is. */
function withShown(query: URLSearchParams, before: Preferences, after: Preferences): URLSearchParams {
  if (after.columns && after.columns.join(',') !== before.columns?.join(','))
    query.set('columns', after.columns.join(','))
  if (after.density !== before.density) query.set('density', after.density)
  const widths = widthsText(after.widths)
  if (widths === '') query.delete('widths')
  else query.set('widths', widths)
  if (after.pinned) query.set('pinned', after.pinned.join(','))
  else query.delete('pinned')
  return query
}

/** Preferences that were reset show the declared columns, not those of the user. */
const withColumns = (after: Preferences, before: Preferences, declared: readonly string[]): Preferences =>
  after.columns || !before.columns ? after : { ...after, columns: declared }

/** Changed preferences that are not in the URL, with what the user has chosen for the list without a link. */
const ownOf = (
  { columns: _columns, pinned: _pinned, ...others }: Preferences,
  { columns, pinned, density, widths }: Preferences,
): Preferences => ({ ...others, ...(columns && { columns }), ...(pinned && { pinned }), density, widths })

/**
 * The preferences that a list is shown with: the user's, or those of the URL. With a link open a change of columns,
 * widths and row height goes to the URL, so that the user's own preferences stay as they are.
 */
export function useShownPreferences(resource: AnyResource): readonly [Preferences, ChangePreferences] {
  const [query, changeQuery] = useAddressQuery()
  const [stored, changeStored] = usePreferences(resource.name)
  const shown = useMemo(() => shownAt(stored, query, resource.columns), [stored, query, resource])
  const change = useCallback<ChangePreferences>(
    (next) => {
      if (!isOfUrl(query)) return changeStored(next)
      const changed = (before: URLSearchParams) => {
        const now = shownAt(stored, before, resource.columns)
        return withShown(before, now, withColumns(next(now), now, resource.columns))
      }
      changeQuery(changed, { replace: true, preventScrollReset: true })
      changeStored((before) => ownOf(next(shownAt(before, query, resource.columns)), before))
    },
    [resource, query, stored, changeQuery, changeStored],
  )
  return [shown, change]
}
