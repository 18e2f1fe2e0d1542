import { useGo } from '@refinedev/core'
import { useLocation } from 'react-router-dom'
import type { AnyResource } from '#define'
import { routesOf, viewRoutesOf, type ViewName } from '#define/reading'
import { usePreferences } from './state/use-preferences'
import { viewAt } from './state/view-at'

/** The current view of the list, and a function to change it. */
export function useView(resource: AnyResource): readonly [ViewName, (view: ViewName) => void] {
  const { pathname, search } = useLocation()
  const go = useGo()
  const [preferences, changePreferences] = usePreferences(resource.name)
  const routes = viewRoutesOf(resource)
  const view = viewAt(resource, { pathname, query: new URLSearchParams(search) }, preferences.view)

  const look = (next: ViewName) => {
    changePreferences((before) => ({ ...before, view: next }))
    const path = routes.find((route) => route.view === next)?.path
    const query = new URLSearchParams(search)
    if (path === undefined) query.set('view', next)
    else query.delete('view')
    go({ to: `${path ?? routesOf(resource).list}?${query}` })
  }
  return [view, look]
}
