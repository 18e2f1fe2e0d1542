import type { AnyResource } from '../any-resource'

export interface Routes {
  readonly list: string
  readonly create: string
  readonly show: string
  readonly edit: string
  readonly import: string
  /** The printable page of a record, if one is declared. */
  readonly print?: string
}

/** The import screen is a sibling of the list: `/dashboard/invoice/list` has `/dashboard/invoice/import`. */
const importOf = (list: string): string => `${list.replace(/\/list$/, '')}/import`

const printOf = ({ layout }: AnyResource, show: string) => layout?.document && { print: `${show}/print` }

/** The URLs of a resource's screens; `:id` stands for the record's key. */
export function routesOf(resource: AnyResource): Routes {
  if (!resource.routes) {
    const list = `/dashboard/${hyphenated(resource.name)}`
    return {
      list,
      create: `${list}/new`,
      show: `${list}/:id`,
      edit: `${list}/:id/edit`,
      import: importOf(list),
      ...printOf(resource, `${list}/:id`),
    }
  }
  const { list, create, show, edit } = resource.routes
  return { list, create, show, edit, import: importOf(list), ...printOf(resource, show) }
}

/** The screens of one record; one that is not declared is its page. */
export type RecordScreen = 'show' | 'edit' | 'print'

/** The URL of a record's screen, by its key or its id. */
export const recordRoute = (resource: AnyResource, screen: RecordScreen, address: string): string =>
  (routesOf(resource)[screen] ?? routesOf(resource).show).replace(':id', encodeURIComponent(address))

/** The URL of a record, or of the list if there is no record. */
export const routeAbout = (resource: AnyResource, record: string | null): string =>
  record === null ? routesOf(resource).list : recordRoute(resource, 'show', record)

/** All views of a list. */
export const viewNames = ['table', 'board', 'gallery', 'calendar'] as const
export type ViewName = (typeof viewNames)[number]

/** The views of a resource's list: the table and those declared. */
export const viewsOf = (resource: AnyResource): ViewName[] =>
  viewNames.filter((view) => view === 'table' || resource.views?.[view] !== undefined)

/** The views that have a URL of their own. */
export const viewRoutesOf = (resource: AnyResource): { view: ViewName; path: string }[] =>
  viewsOf(resource).flatMap((view) => {
    const path = view === 'table' ? undefined : resource.routes?.[view]
    return path === undefined ? [] : [{ view, path }]
  })

/** The URL that the menu links to: the view declared as `first`, else the list in the view used last. */
export const homeOf = (resource: AnyResource): string =>
  viewRoutesOf(resource).find(({ view }) => view === resource.routes?.first)?.path ?? routesOf(resource).list

/** The parent URL of the list, which redirects to `homeOf`: `/dashboard/invoice` for `/dashboard/invoice/list`. */
export function parentOf(resource: AnyResource): string | undefined {
  const path = routesOf(resource).list.replace(/\/[^/]+$/, '')
  return path === '/dashboard' || pathsOf(resource).includes(path) ? undefined : path
}

/** Every URL of a resource. */
export const pathsOf = (resource: AnyResource): string[] => [
  ...Object.values(routesOf(resource) as Routes & Record<string, string>),
  ...viewRoutesOf(resource).map(({ path }) => path),
]

/** A name as written in URLs: 'mailLabels' is 'mail-labels'. */
export const hyphenated = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
