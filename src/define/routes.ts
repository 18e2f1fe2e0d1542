import type { AnyResource } from './any-resource'

export interface Routes {
  readonly list: string
  readonly create: string
  readonly show: string
  readonly edit: string
  readonly import: string
}

/** Rows from a file come in beside the list: `/dashboard/invoice/list` has `/dashboard/invoice/import`. */
const importOf = (list: string): string => `${list.replace(/\/list$/, '')}/import`

/** The addresses of a resource's screens; `:id` stands for the record's key. */
export function routesOf(resource: AnyResource): Routes {
  if (!resource.routes) {
    const list = `/dashboard/${hyphenated(resource.name)}`
    return {
      list,
      create: `${list}/new`,
      show: `${list}/:id`,
      edit: `${list}/:id/edit`,
      import: importOf(list),
    }
  }
  const { list, create, show, edit } = resource.routes
  return { list, create, show, edit, import: importOf(list) }
}

/** The address of a record's screen, by its key or its id. */
export const recordRoute = (resource: AnyResource, screen: 'show' | 'edit', address: string): string =>
  routesOf(resource)[screen].replace(':id', encodeURIComponent(address))

/** Where something leads that is about a record, or about an area as a whole. */
export const routeAbout = (resource: AnyResource, record: string | null): string =>
  record === null ? routesOf(resource).list : recordRoute(resource, 'show', record)

/** The ways in which a list can be looked at. */
export const viewNames = ['table', 'board', 'gallery', 'calendar'] as const
export type ViewName = (typeof viewNames)[number]

/** The views of a resource's list: the table, and what else is declared. */
export const viewsOf = (resource: AnyResource): ViewName[] =>
  viewNames.filter((view) => view === 'table' || resource.views?.[view] !== undefined)

/** The views that have an address of their own beside the list's. */
export const viewRoutesOf = (resource: AnyResource): { view: ViewName; path: string }[] =>
  viewsOf(resource).flatMap((view) => {
    const path = view === 'table' ? undefined : resource.routes?.[view]
    return path === undefined ? [] : [{ view, path }]
  })

/** Where the menu leads: the view that is declared to come first, else the list as it was looked at last. */
export const homeOf = (resource: AnyResource): string =>
  viewRoutesOf(resource).find(({ view }) => view === resource.routes?.first)?.path ?? routesOf(resource).list

/** The address above the list's, which leads home: `/dashboard/invoice` above `/dashboard/invoice/list`. */
export function parentOf(resource: AnyResource): string | undefined {
  const path = routesOf(resource).list.replace(/\/[^/]+$/, '')
  return path === '/dashboard' || pathsOf(resource).includes(path) ? undefined : path
}

/** Every address that belongs to a resource. */
export const pathsOf = (resource: AnyResource): string[] => [
  ...Object.values(routesOf(resource) as Routes & Record<string, string>),
  ...viewRoutesOf(resource).map(({ path }) => path),
]

/** A name as it stands in addresses: 'mailLabels' is 'mail-labels'. */
export const hyphenated = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
