import type { ResourceProps } from '@refinedev/core'
import type { ReactNode } from 'react'
import type { AnyResource, App } from '../define'
import type { AreaIcon } from '../define/choices/area-icons'
import { namedPages } from '../define/paths/named-pages'
import { pages, type PageOf } from '../define/paths/pages'
import { routesOf } from '../define/reading'
import { i18n } from '../base/i18n/i18n'
import { currentLabels } from '../base/i18n/labels'
import { defaultPage } from './auth/return-to'
import type { CustomScreens, LazyCustomPage } from './custom-screens'

/** Renders the icon of a menu item. */
type RenderIcon = (name: AreaIcon | 'house' | undefined) => ReactNode
type Meta = NonNullable<ResourceProps['meta']>
type MenuPage = LazyCustomPage & { readonly menu: NonNullable<LazyCustomPage['menu']> }

const overview = 'overview'

/** The name of a menu group as a resource of refine; no declared resource has a colon in its name. */
const groupName = (group: string): string => `menu:${group}`

/**
 * Everything with a URL, for refine: the menu groups, the start page and the custom pages of the menu, the declared
 * resources, and the remaining pages of the dashboard, which are hidden in the menu. `meta.resource` of a page names
 * the resource that a user must be able to read.
 */
export function refineResources(
  app: App,
  custom: CustomScreens | undefined,
  icon: RenderIcon,
): ResourceProps[] {
  const resources = Object.values(app)
  const menuPages = (custom?.pages ?? []).filter((page): page is MenuPage => page.menu !== undefined)
  const declared = resources.flatMap(({ menu }) => menu ?? [])
  const groups = [...new Set([overview, ...declared, ...menuPages.map(({ menu }) => menu.group)])]
  const inMenu = new Set<string>([defaultPage, ...menuPages.map(({ path }) => path)])
  return [
    ...groups.map(groupItem),
    {
      name: defaultPage,
      list: defaultPage,
      meta: labelled({ parent: groupName(overview), icon: icon('house') }, () => i18n.t('shell.home')),
    },
    ...resources.map((resource) => resourceItem(resource, icon)),
    ...menuPages.map((page) => pageItem(page, icon)),
    ...pages.dashboard.filter((path) => !inMenu.has(path)).map(hiddenItem),
  ]
}

const groupItem = (group: string): ResourceProps => ({
  name: groupName(group),
  meta: labelled({}, () =>
    group === overview ? i18n.t('shell.overview') : currentLabels(i18n).group(group),
  ),
})

const resourceItem = (resource: AnyResource, icon: RenderIcon): ResourceProps => ({
  name: resource.name,
  ...routesOf(resource),
  meta: labelled(
    resource.menu === undefined
      ? { hide: true }
      : { parent: groupName(resource.menu), icon: icon(resource.icon) },
    () => currentLabels(i18n).resource(resource),
  ),
})

const pageItem = ({ path, resource, menu }: MenuPage, icon: RenderIcon): ResourceProps => ({
  name: path,
  list: path,
  meta: labelled({ parent: groupName(menu.group), icon: icon(menu.icon), resource }, () =>
    i18n.t(`shell.pages.${menu.name}`),
  ),
})

const hiddenItem = (path: PageOf<'dashboard'>): ResourceProps => ({
  name: path,
  list: path,
  meta: labelled({ hide: true }, () => {
    const page = namedPages[path]
    return page === null ? path : i18n.t(page.name)
  }),
})

/**
 * Adds the label in the current language. It is not enumerable: refine copies all other `meta` into the keys of
 * queries, so that after a change of the language everything would be requested again.
 */
const labelled = (meta: Meta, label: () => string): Meta =>
  Object.defineProperty(meta, 'label', { get: label, enumerable: false })
