import { useEffect } from 'react'
import type { App, Role } from '#define'
import { homeOf, routesOf } from '#define/reading'
import type { ListLink } from '#base/list-links/list-link'
import { setListLinks } from '#base/list-links/list-links'
import { useAccess } from '#providers/access'
import type { CanNow } from '#providers/access/evaluate'
import { useApp } from '#providers/app-context'
import { isViewing } from '#providers/auth/view-as'
import { useGetIdentity, useRole } from '#providers/auth/use-auth'
import { useSavedViews } from './use-saved-views'
import { addressOf, type ViewRow } from './view-address'

/** Keeps the links to lists those of the saved views that the user may read. */
export function ListLinksPart() {
  const app = useApp()
  const can = useAccess()
  const role = useRole()
  const userId = useGetIdentity().data?.id
  const { query, views } = useSavedViews()
  const { isSuccess } = query
  useEffect(() => {
    if (!isSuccess || userId === undefined) return
    const links = linksOf(app, can, views, { role, id: userId })
    setListLinks(links, startsOf(app, links), !isViewing())
  }, [app, can, role, userId, isSuccess, views])
  return null
}

function linksOf(
  app: App,
  can: CanNow,
  views: readonly ViewRow[],
  user: { readonly role: Role; readonly id: string },
): ListLink[] {
  return views.flatMap((view): ListLink[] => {
    const { id, name, list, owner, defaultFor } = view
    const resource = app[list]
    if (!resource || resource.routes?.custom || !can({ resource: list, action: 'list' })) return []
    const to = addressOf(resource, view)
    const isDefault = defaultFor.includes(user.role)
    return [{ id, name, resource: list, to, isDefault, isOwn: owner === user.id }]
  })
}

/** The URLs that lists open with, by their paths. */
const startsOf = (app: App, links: readonly ListLink[]): Record<string, string> =>
  Object.fromEntries(
    links.flatMap(({ resource: name, isDefault, to }) => {
      const resource = app[name]
      return resource && isDefault
        ? [routesOf(resource).list, homeOf(resource)].map((path) => [path, to])
        : []
    }),
  )
