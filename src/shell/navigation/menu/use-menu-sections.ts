import { useMenu } from '@refinedev/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource, App } from '#define'
import { catalogueFor } from '#define/lists/facets'
import { homeOf, routesOf, viewRoutesOf } from '#define/reading'
import { linksTo, useListLinks } from '#base/list-links/list-links'
import { useAccess } from '#providers/access'
import { useRole } from '#providers/auth/use-auth'
import { useApp } from '#providers/app-context'
import type { CanNow } from '#providers/access/evaluate'

type Item = ReturnType<typeof useMenu>['menuItems'][number]

export interface MenuPage {
  /** Of a link to a list: its id. */
  readonly link?: string
  readonly to: string
  readonly label: string
}
/** An item of the menu: an area, and its pages if there is more than one. */
export interface MenuEntry extends MenuPage {
  readonly name: string
  readonly icon: ReactNode
  /** Whether the current page belongs to it. */
  readonly isHere: boolean
  readonly pages: readonly MenuPage[]
}
export interface MenuSection {
  readonly name: string
  readonly label: string
  readonly entries: readonly MenuEntry[]
}

/**
 * The menu of the signed-in user: refine's menu items that they may read, by group, with the pages of each area. Access is
 * answered by the session, so that the first render has the whole menu.
 */
export function useMenuSections(): MenuSection[] {
  const app = useApp()
  const can = useAccess()
  const { menuItems, selectedKey } = useMenu()
  const pagesOf = usePages(can)
  const entryOf = (item: Item): MenuEntry => {
    const resource = app[item.name]
    return {
      name: item.name,
      to: resource ? homeOf(resource) : (item.route ?? item.name),
      label: item.label ?? item.name,
      icon: item.icon,
      isHere: item.key === selectedKey,
      pages: resource ? pagesOf(resource) : [],
    }
  }
  return menuItems.flatMap(({ name, label = name, children }) => {
    const entries = children.filter((item) => mayRead(app, can, item)).map(entryOf)
    return entries.length > 0 ? [{ name, label, entries }] : []
  })
}

/** A page of the menu names the resource that it shows; the start page shows none. */
function mayRead(app: App, can: CanNow, { name, meta }: Item): boolean {
  const resource: unknown = app[name] ? name : meta?.['resource']
  return typeof resource !== 'string' || can({ resource, action: 'list' })
}

/** The most links of a list that the menu shows; the others are in the list itself and in the palette. */
const maxLinks = 8

/** The pages of an area: its list, its views that have a URL, the form of a new record, and the links to its list. */
function usePages(can: CanNow) {
  const { t } = useTranslation()
  const links = useListLinks()
  const role = useRole()
  return (resource: AnyResource): MenuPage[] => {
    if (resource.routes?.custom || catalogueFor(resource, role) !== undefined) return []
    const { list, create } = routesOf(resource)
    const pages = [
      { to: list, label: t('shell.listPage') },
      ...viewRoutesOf(resource).map(({ view, path }) => ({ to: path, label: t(`list.viewNames.${view}`) })),
      ...(can({ resource: resource.name, action: 'create' })
        ? [{ to: create, label: t('shell.createPage') }]
        : []),
      ...linksTo(links, resource.name)
        .slice(0, maxLinks)
        .map(({ id, name, to }) => ({ link: id, to, label: name })),
    ]
    return pages.length > 1 ? pages : []
  }
}
