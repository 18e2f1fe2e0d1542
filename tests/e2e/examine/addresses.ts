import { expect, type Page } from '@playwright/test'
import type { AnyResource } from '#define/resource'
import { roles, ruleFor } from '#define/access'
import { routesOf, viewRoutesOf } from '#define/reading'
import { listAnswer, type Row } from '#providers/data/answers'
import { listUrl } from '#providers/data/list-url'
import { customScreens } from '#resources/screens.generated'
import { addressOf } from '#base/format/record-path'

/** The pages that belong to no resource, by who looks at them. A test compares them with those that the program has. */
export const otherPages = {
  guest: [
    '/auth/login',
    '/auth/register',
    '/auth/reset-password',
    '/auth/new-password',
    '/auth/login-unprotected',
    '/auth/register-unprotected',
    '/auth/verify',
  ],
  /** These are pages of the site, at which its own tests look. */
  site: ['/403', '/404', '/500', '/maintenance'],
  admin: [
    '/dashboard/app',
    '/dashboard/blank',
    '/dashboard/permission-denied',
    '/dashboard/user/profile',
    '/dashboard/user/account',
    '/dashboard/user/account/billing',
    '/dashboard/user/account/notifications',
    '/dashboard/user/account/social',
    '/dashboard/user/account/security',
    '/dashboard/user/account/display',
    '/dashboard/e-commerce/checkout',
    '/dashboard/chat/new',
    '/dashboard/mail/inbox',
    '/dashboard/there-is-nothing',
  ],
  /** The gallery of components has tests of its own, in every display; the shell alone is visited with the routes. */
  elsewhere: ['/components', '/_app'],
  /** These lead to one of the others. */
  redirects: ['/auth', '/dashboard'],
} as const

const verbs = { list: 'read', show: 'read', create: 'create', edit: 'update', import: 'create' } as const

interface Screen {
  readonly path: string
  readonly verb: (typeof verbs)[keyof typeof verbs]
}

/** The screens of a resource that are there for anybody; `:id` stands for a record. */
export function screensOf(resource: AnyResource): Screen[] {
  const entries = Object.entries(routesOf(resource)) as [keyof typeof verbs, string][]
  const screens: Screen[] = [
    ...entries.map(([name, path]) => ({ path, verb: verbs[name] })),
    ...viewRoutesOf(resource).map(({ path }) => ({ path, verb: 'read' as const })),
  ]
  return screens.filter(({ verb }) => roles.some((role) => ruleFor(resource.access, role, verb) !== false))
}

/** An address to look at, and the route that it belongs to. */
export interface Address {
  readonly route: string
  readonly path: string
}

/** Routes that are drawn by hand, whatever resource they read. */
export const customRoutes: readonly string[] = customScreens.pages.map(({ path }) => path)

/** What stands in a route beside the record. */
const inRoutes = { ':label': 'all' } as const

/**
 * The addresses of a resource's screens, custom or generated, with a record in them that the user may change, if
 * there is one; none where they may read no record.
 */
export async function addressesOf(page: Page, resource: AnyResource): Promise<Address[]> {
  const rows = await someRows(page, resource)
  const row = rows.find(({ _can }) => _can.includes('update')) ?? rows[0]
  const own = customScreens.pages.filter((item) => item.resource === resource.name).map(({ path }) => path)
  const routes = [...new Set([...screensOf(resource).map(({ path }) => path), ...own])]
  return routes.flatMap((route) => {
    if (!row && route.includes(':id')) return []
    const record = row ? encodeURIComponent(addressOf(resource, row)) : ''
    const path = Object.entries({ ...inRoutes, ':id': record }).reduce(
      (made, [name, value]) => made.replace(name, value),
      route,
    )
    return path.includes(':') ? [] : [{ route, path }]
  })
}

/** Pages that are drawn by hand and belong to no resource. */
export const customPages: readonly string[] = customScreens.pages.flatMap(({ path, resource }) =>
  resource || path.includes(':') ? [] : [path],
)

/** Some records of a resource that the person of the page may read. */
export async function someRows(page: Page, resource: AnyResource): Promise<Row[]> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const url = listUrl(resource, { pagination: { currentPage: 1, pageSize: 50 } })
  const response = await page.request.get(url, { headers: { Authorization: `Bearer ${token}` } })
  expect(response.ok(), `${url}: ${response.status()}`).toBe(true)
  const headers = response.headers()
  const answer = { data: (await response.json()) as unknown, header: (name: string) => headers[name] }
  return listAnswer(answer, resource.wire?.list).data
}
