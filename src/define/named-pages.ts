import type { PageOf } from './pages'

/** What a page is called, by the keys of its words. */
export interface NamedPage {
  readonly name: string
  /** The page of which it is a part. */
  readonly within?: string
}

const account = 'account.title'

/** The pages of no resource that people look for by name; null for those that nobody does. The search and the palette read them. */
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
/** The addresses of the pages that have a name. */
export type NamedPath = { [Path in keyof Named]: Named[Path] extends null ? never : Path }[keyof Named]

/** The pages that have a name, with their addresses. */
export const allNamedPages = (): (readonly [NamedPath, NonNullable<Named[NamedPath]>])[] =>
  (Object.keys(namedPages) as (keyof Named)[]).flatMap((path) => {
    const page = namedPages[path]
    return page === null ? [] : [[path as NamedPath, page] as const]
  })
