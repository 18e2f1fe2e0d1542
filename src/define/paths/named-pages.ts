import type { PageOf } from './pages'

/** The name of a page, as translation keys. */
export interface NamedPage {
  readonly name: string
  /** The page that contains it. */
  readonly within?: string
}

const account = 'account.title'

/** Pages outside the resources that can be found by name in search and in the palette; null for those that cannot. */
export const namedPages = {
  '/dashboard': null,
  '/dashboard/app': { name: 'shell.home' },
  '/dashboard/notifications': { name: 'told.title' },
  '/dashboard/user/profile': { name: 'shell.profile' },
  '/dashboard/user/account': { name: 'account.tabs.general', within: account },
  '/dashboard/user/account/billing': { name: 'account.tabs.billing', within: account },
  '/dashboard/user/account/notifications': { name: 'account.tabs.notifications', within: account },
  '/dashboard/user/account/social': { name: 'account.tabs.social', within: account },
  '/dashboard/user/account/security': { name: 'account.tabs.security', within: account },
  '/dashboard/user/account/display': { name: 'account.tabs.display', within: account },
  '/dashboard/permission-denied': { name: 'access.rolesTitle' },
  '/components': { name: 'palette.components' },
  '/dashboard/blank': null,
  '/_app': null,
} as const satisfies Readonly<
  Record<PageOf<'dashboard'> | '/dashboard/notifications' | '/components', NamedPage | null>
>

type Named = typeof namedPages
/** The addresses of the named pages. */
export type NamedPath = { [Path in keyof Named]: Named[Path] extends null ? never : Path }[keyof Named]

/** The named pages with their addresses. */
export const allNamedPages = (): (readonly [NamedPath, NonNullable<Named[NamedPath]>])[] =>
  (Object.keys(namedPages) as (keyof Named)[]).flatMap((path) => {
    const page = namedPages[path]
    return page === null ? [] : [[path as NamedPath, page] as const]
  })
