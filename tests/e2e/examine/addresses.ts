import { expect, type Page } from '@playwright/test'
import type { AnyResource } from '#define/resource'
import { roles, ruleFor } from '#define/access'
import { routesOf, viewRoutesOf } from '#define/reading'
import { listAnswer, type Row } from '#providers/data/answers'
import { listUrl } from '#providers/data/lists/list-url'
import { customScreens } from '#resources/screens.generated'
import { addressOf } from '#base/format/record-path'

/** The pages without a resource, by the user who opens them. A test compares them with those of the application. */
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
  /** Pages of the public site, which have their own tests. */
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
  /** `/components` has its own tests in every display; `/_app` is opened by routes.spec.ts. */
  elsewhere: ['/components', '/_app'],
  /** These redirect to one of the others. */
  redirects: ['/auth', '/dashboard'],
} as const

const verbs = {
  list: 'read',
  show: 'read',
  create: 'create',
  edit: 'update',
  import: 'create',
  print: 'read',
} as const

interface Screen {
  readonly path: string
  readonly verb: (typeof verbs)[keyof typeof verbs]
}

/** The screens of a resource that at least one role may open; `:id` stands for a record. */
export function screensOf(resource: AnyResource): Screen[] {
  const entries = Object.entries(routesOf(resource)) as [keyof typeof verbs, string][]
  const screens: Screen[] = [
    ...entries.map(([name, path]) => ({ path, verb: verbs[name] })),
    ...viewRoutesOf(resource).map(({ path }) => ({ path, verb: 'read' as const })),
  ]
  return screens.filter(({ verb }) => roles.some((role) => ruleFor(resource.access, role, verb) !== false))
}

/** A path to open, and the route that it belongs to. */
export interface Address {
  readonly route: string
  readonly path: string
  readonly verb: Screen['verb']
}

/** The routes of all custom pages, with or without a resource. */
export const customRoutes: readonly string[] = customScreens.pages.map(({ path }) => path)

/** The values of other route parameters than the record. */
const inRoutes = { ':label': 'all' } as const

/**
 * The paths of a resource's screens, custom or generated. They contain a record that the user may update, if there is
 * one; paths of a record are left out if the user can read none.
 */
export async function addressesOf(page: Page, resource: AnyResource): Promise<Address[]> {
  const rows = await someRows(page, resource)
  const row = rows.find(({ _can }) => _can.includes('update')) ?? rows[0]
  const own = customScreens.pages.filter((item) => item.resource === resource.name).map(({ path }) => path)
  const screens = screensOf(resource)
  const routes = [...new Set([...screens.map(({ path }) => path), ...own])]
  return routes.flatMap((route) => {
    const verb = screens.find((screen) => screen.path === route)?.verb ?? 'read'
    if (!row && route.includes(':id')) return []
    const record = row ? encodeURIComponent(addressOf(resource, row)) : ''
    const path = Object.entries({ ...inRoutes, ':id': record }).reduce(
      (made, [name, value]) => made.replace(name, value),
      route,
    )
    return path.includes(':') ? [] : [{ route, path, verb }]
  })
}

/** Custom pages without a resource. */
export const customPages: readonly string[] = customScreens.pages.flatMap(({ path, resource }) =>
  resource || path.includes(':') ? [] : [path],
)

/** Up to 50 records of a resource that the user of the page may read. */
export async function someRows(page: Page, resource: AnyResource): Promise<Row[]> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const url = listUrl(resource, { pagination: { currentPage: 1, pageSize: 50 } })
  const response = await page.request.get(url, { headers: { Authorization: `Bearer ${token}` } })
  expect(response.ok(), `${url}: ${response.status()}`).toBe(true)
  const headers = response.headers()
  const answer = { data: (await response.json()) as unknown, header: (name: string) => headers[name] }
  return listAnswer(answer, resource.wire?.list).data
}
