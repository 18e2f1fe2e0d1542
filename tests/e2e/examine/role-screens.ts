import type { Page } from '@playwright/test'
import { ruleFor, type Role } from '#define/access'
import { pages } from '#define/paths/pages'
import { allFieldsOf, routesOf, viewRoutesOf, viewsOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Row } from '#providers/data/answers'
import { app } from '#resources/app'
import { customScreens } from '#resources/screens.generated'
import { addressOf } from '#base/format/record-path'
import { customPages, otherPages, screensOf, someRows } from './addresses'

const resources = Object.values(app) as AnyResource[]

/** The pages without a resource inside the dashboard. */
const otherScreens = [...new Set<string>([...pages.dashboard, ...otherPages.admin, ...customPages])].filter(
  (path) => path !== '/_app' && !(otherPages.redirects as readonly string[]).includes(path),
)

/** What a user can open. */
export interface RoleScreens {
  readonly paths: readonly string[]
  /** The routes of records of which the user can read none, although their role may. */
  readonly withoutRecord: readonly string[]
  /** The texts that users wrote into the records. */
  readonly written: ReadonlySet<string>
}

/** Every screen that the role of the signed-in user may open, with the record that has the most values. */
export async function screensOfRole(page: Page, role: Role): Promise<RoleScreens> {
  const paths = new Set(otherScreens)
  const withoutRecord: string[] = []
  const written = new Set<string>()
  for (const resource of resources) {
    const routes = routesFor(resource, role)
    if (routes.length === 0) continue
    const rows = ruleFor(resource.access, role, 'read') === false ? [] : await someRows(page, resource)
    for (const text of rows.flatMap((row) => textsIn(resource, row))) written.add(text)
    for (const { path, verb } of routes) {
      const row = fullest(verb === 'update' ? rows.filter(({ _can }) => _can.includes('update')) : rows)
      if (path.includes(':id') && !row) withoutRecord.push(path)
      else paths.add(filled(resource, path, row))
    }
  }
  return { paths: [...paths], withoutRecord, written }
}

interface RoleRoute {
  readonly path: string
  readonly verb: string
}

/** The screens of a resource that a role may open, with its custom pages and every view of its list. */
function routesFor(resource: AnyResource, role: Role): RoleRoute[] {
  const { list } = routesOf(resource)
  const withRoute = viewRoutesOf(resource).map(({ view }) => view)
  const views = viewsOf(resource).filter((view) => !withRoute.includes(view))
  const own = customScreens.pages.filter((item) => item.resource === resource.name)
  return [
    ...screensOf(resource),
    ...views.map((view) => ({ path: `${list}?view=${view}`, verb: 'read' })),
    ...own.map(({ path }) => ({ path, verb: 'read' })),
  ].filter(({ path, verb }) => path !== list && ruleFor(resource.access, role, verb) !== false)
}

/** The record that shows the most. */
const fullest = (rows: readonly Row[]): Row | undefined =>
  rows.toSorted((row, other) => JSON.stringify(other).length - JSON.stringify(row).length)[0]

const filled = (resource: AnyResource, path: string, row: Row | undefined): string =>
  path.replace(':label', 'all').replace(':id', row ? encodeURIComponent(addressOf(resource, row)) : '')

/** The texts and tags of a record, and the titles of the records it refers to; no options, states or keys. */
function textsIn(resource: AnyResource, row: Row): string[] {
  const typed = Object.entries(allFieldsOf(resource)).flatMap(([name, { kind }]) =>
    kind === 'text' || kind === 'tags' ? [row[name]].flat() : [],
  )
  return [...typed, ...Object.values(row['_refs'] ?? {})].filter((text) => typeof text === 'string')
}
