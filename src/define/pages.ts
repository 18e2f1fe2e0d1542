import type { AnyResource } from './any-resource'
import { parentOf, pathsOf } from './routes'

/** Addresses of the app that belong to no resource, by who is let in. The router draws each of them, and no other. */
export const pages = {
  /** For those who are not signed in; others go on. */
  guest: ['/auth/login', '/auth/register', '/auth/reset-password', '/auth/new-password'],
  /** For everybody. */
  open: [
    '/auth',
    '/auth/login-unprotected',
    '/auth/register-unprotected',
    '/auth/verify',
    '/403',
    '/404',
    '/500',
    '/components',
    '/maintenance',
  ],
  /** Inside of the dashboard. */
  dashboard: [
    '/dashboard',
    '/dashboard/app',
    '/dashboard/permission-denied',
    '/dashboard/user/account',
    '/dashboard/user/account/billing',
    '/dashboard/user/account/notifications',
    '/dashboard/user/account/social',
    '/dashboard/user/account/security',
    '/dashboard/user/account/display',
    '/dashboard/user/profile',
    '/dashboard/blank',
    '/_app',
  ],
} as const

/** The addresses of a frame. */
export type PageOf<Frame extends keyof typeof pages> = (typeof pages)[Frame][number]

/** Every address of the app: of its pages, of those drawn by hand, and of the resources. `:id` stands for any one part. */
export const addressesOf = (resources: readonly AnyResource[], customPaths: readonly string[]): string[] => [
  ...Object.values(pages).flat(),
  ...customPaths,
  ...resources.flatMap((resource) => [...pathsOf(resource), parentOf(resource) ?? []].flat()),
]

/**
 * Whether a path is one of some addresses, as the router reads them: in any case of letters. A slash at the end is an
 * address that does not exist.
 */
export function matcherOf(addresses: readonly string[]): (path: string) => boolean {
  const patterns = [...new Set(addresses)].map((address) =>
    address
      .toLowerCase()
      .split('/')
      .map((part) => (part.startsWith(':') ? undefined : part)),
  )
  return (path) => {
    const parts = path.toLowerCase().split('/')
    return patterns.some(
      (pattern) =>
        pattern.length === parts.length &&
        pattern.every((part, index) => (part === undefined ? parts[index] !== '' : part === parts[index])),
    )
  }
}
