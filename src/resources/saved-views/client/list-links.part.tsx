import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { App, Role } from '#define'
import { homeOf, routesOf } from '#define/reading'
import { useLabels } from '#base/i18n/labels'
import { tagOf } from '#base/i18n/languages'
import type { ListLink } from '#base/list-links/list-link'
import { setListLinks } from '#base/list-links/list-links'
import { useAccess } from '#providers/access'
import type { CanNow } from '#providers/access/evaluate'
import { useApp } from '#providers/app-context'
import { isViewing } from '#providers/auth/view-as'
import { useGetIdentity, useRole } from '#providers/auth/use-auth'
import { presetRowsOf, type PresetReader } from './preset-rows'
import { useSavedViews } from './use-saved-views'
import { addressOf, type ViewRow } from './view-address'

/** Keeps the links to lists those of the preset views, and of the saved ones that the user may read. */
export function ListLinksPart() {
  const app = useApp()
  const can = useAccess()
  const role = useRole()
  const userId = useGetIdentity().data?.id
  const labels = useLabels()
  const { language } = useTranslation().i18n
  const { query, views } = useSavedViews()
  const { isSuccess } = query
  useEffect(() => {
    if (!isSuccess || userId === undefined) return
    const links = [
      ...presetLinks(app, can, { labels, role, userId }),
      ...linksOf(app, can, views, { role, id: userId }),
    ]
    setListLinks(links, startsOf(app, links), !isViewing(), tagOf(language))
  }, [app, can, role, userId, labels, language, isSuccess, views])
  return null
}

const presetLinks = (app: App, can: CanNow, reader: PresetReader): ListLink[] =>
  Object.values(app)
    .filter(({ name, routes }) => !routes?.custom && can({ resource: name, action: 'list' }))
    .flatMap((resource) =>
      presetRowsOf(resource, reader).map((view) => ({
        id: view.id,
        name: view.name,
        resource: resource.name,
        to: addressOf(resource, view),
        isDefault: false,
        isOwn: false,
      })),
    )

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
