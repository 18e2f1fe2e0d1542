import type { TFunction } from 'i18next'
import type { AnyResource } from '#define'
import { allNamedPages, type NamedPath } from '#define/paths/named-pages'
import { homeOf, routesOf } from '#define/reading'
import type { ListLink } from '#base/list-links/list-link'
import type { LazyCustomPage } from '#providers/custom-screens'
import type { Labels } from '#base/i18n/labels'
import { pageIcons } from '../navigation/page-icons'
import { areaKeys } from '../shortcuts/area-keys'
import type { Entry } from './entry'

/** What entries are built from: readable resources, and texts in the current language and in English. */
export interface Writing {
  readonly resources: readonly AnyResource[]
  /** Custom pages of the menu. */
  readonly customPages: readonly LazyCustomPage[]
  readonly labels: Labels
  readonly t: TFunction
  readonly english: TFunction
}

/** The pages of the menu and those without a resource, by their names in the current language and in English. */
export function pageEntries({ resources, customPages, labels, t, english }: Writing): Entry[] {
  const letters = new Map(areaKeys(resources).map(({ resource, letter }) => [resource.name, `g ${letter}`]))
  const [start, ...named] = allNamedPages().map((page) => namedEntry({ t, english }, page))
  return [
    ...(start ? [start] : []),
    ...resources.map((resource): Entry => {
      const home = homeOf(resource)
      return {
        id: `page ${home}`,
        section: 'pages',
        title: labels.resource(resource),
        keywords: [resource.label[1], resource.name],
        icon: resource.icon,
        path: home,
        keys: letters.get(resource.name),
      }
    }),
    ...customPages.flatMap(({ menu, path }): Entry[] => {
      if (!menu) return []
      const title = t(`shell.pages.${menu.name}`)
      const keywords = [english(`shell.pages.${menu.name}`)]
      return [{ id: `page ${path}`, section: 'pages', title, keywords, icon: menu.icon, path }]
    }),
    ...named,
  ]
}

const lettersOfPages: Partial<Record<NamedPath, string>> = {
  '/dashboard/app': 'g h',
  '/dashboard/notifications': 'g n',
}

/**
 * A page without a resource. A part of another page has that page's name as a prefix, and is also found by its own
 * name.
 */
function namedEntry(
  { t, english }: Pick<Writing, 't' | 'english'>,
  [path, page]: ReturnType<typeof allNamedPages>[number],
): Entry {
  const whole = (t: TFunction) =>
    'within' in page ? t('palette.setting', { title: t(page.within), value: t(page.name) }) : t(page.name)
  return {
    id: `page ${path}`,
    section: 'pages',
    title: whole(t),
    keywords: [t(page.name), english(page.name), whole(english)],
    icon: pageIcons[path],
    path,
    keys: lettersOfPages[path],
  }
}

/** The forms for new records of resources that the user may create. */
export const createEntries = ({ labels, t, english }: Writing, resources: readonly AnyResource[]): Entry[] =>
  resources.map((resource) => {
    const { create } = routesOf(resource)
    return {
      id: `page ${create}`,
      section: 'actions',
      title: t('list.create', { resource: labels.resource(resource, 1) }),
      keywords: [english('list.create', { resource: resource.label[0] })],
      icon: 'plus',
      path: create,
    }
  })

/** The links to lists, each with the name of its list. */
export const linkEntries = ({ resources, labels }: Writing, links: readonly ListLink[]): Entry[] =>
  links.flatMap(({ id, resource: name, name: title, to }): Entry[] => {
    const resource = resources.find((item) => item.name === name)
    if (!resource) return []
    const list = labels.resource(resource)
    return [
      {
        id: `link ${id}`,
        section: 'pages',
        title,
        detail: list,
        keywords: [`${list} ${title}`],
        icon: 'bookmarks',
        path: to,
      },
    ]
  })
