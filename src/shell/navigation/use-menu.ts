import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { homeOf, pathsOf, routesOf, viewRoutesOf } from '#define/reading'
import { useAccess } from '#providers/access'
import { useApp, useCustomScreens } from '#providers/app-context'
import type { LazyCustomPage } from '#providers/custom-screens'
import { defaultPage } from '#providers/auth/return-to'
import { useLabels } from '#base/i18n/labels'
import type { IconName } from '../icons'
import { menuOf } from './menu'

export interface MenuPage {
  readonly to: string
  readonly label: string
}
/** An item of the menu: an area, and its pages if there is more than one. */
export interface MenuEntry extends MenuPage {
  readonly icon: IconName | undefined
  /** The URL patterns that belong to it. */
  readonly paths: readonly string[]
  readonly pages: readonly MenuPage[]
}
export interface MenuSection {
  readonly name: string
  readonly label: string
  readonly entries: readonly MenuEntry[]
}

/** The menu of the signed-in user in the current language: what they may read, by the declared groups. */
export function useMenu(): MenuSection[] {
  const { t } = useTranslation()
  const labels = useLabels()
  const can = useAccess()
  const { pages: customPages } = useCustomScreens()
  const mayOpen = ({ resource }: LazyCustomPage) =>
    resource === undefined || can({ resource, action: 'list' })
  const lines = customPages.flatMap(({ menu, path, ...page }) =>
    menu && mayOpen({ ...page, path }) ? [{ ...menu, path }] : [],
  )

  const entryOf = (resource: AnyResource): MenuEntry => {
    const { list, create } = routesOf(resource)
    const own = customPages.filter((page) => page.resource === resource.name && !page.menu)
    const pages = [
      { to: list, label: t('shell.listPage') },
      ...viewRoutesOf(resource).map(({ view, path }) => ({ to: path, label: t(`list.viewNames.${view}`) })),
      ...(can({ resource: resource.name, action: 'create' })
        ? [{ to: create, label: t('shell.createPage') }]
        : []),
    ]
    return {
      to: homeOf(resource),
      label: labels.resource(resource),
      icon: resource.icon,
      paths: [...pathsOf(resource), ...own.map(({ path }) => path)],
      pages: pages.length > 1 && !resource.routes?.custom ? pages : [],
    }
  }
  const pageEntry = (to: string, label: string, icon: IconName): MenuEntry => ({
    to,
    label,
    icon,
    paths: [to],
    pages: [],
  })
  const customIn = (group: string) =>
    lines
      .filter((line) => line.group === group)
      .map(({ path, name, icon }) => pageEntry(path, t(`shell.pages.${name}`), icon))
  return [
    {
      name: 'overview',
      label: t('shell.overview'),
      entries: [pageEntry(defaultPage, t('shell.home'), 'house'), ...customIn('overview')],
    },
    ...menuOf(useApp(), can).map(({ name, resources }) => ({
      name,
      label: labels.group(name),
      entries: [...resources.map(entryOf), ...customIn(name)],
    })),
  ]
}
