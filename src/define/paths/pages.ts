import type { AnyResource } from '../any-resource'
import { parentOf, pathsOf } from './routes'

/**
 * Addresses of the app that belong to no resource, by who may open them. The router renders each of them, and no
 * other.
 */
export const pages = {
  /** Only for anonymous users; signed-in users are redirected. */
  guest: ['/auth/login', '/auth/register', '/auth/reset-password', '/auth/new-password'],
  /** For everyone. */
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
  /** Inside the dashboard. */
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

/** Every address of the app: pages, custom pages and resources. `:id` stands for any one segment. */
export const addressesOf = (resources: readonly AnyResource[], customPaths: readonly string[]): string[] => [
  ...Object.values(pages).flat(),
  ...customPaths,
  ...resources.flatMap((resource) => [...pathsOf(resource), parentOf(resource) ?? []].flat()),
]

/**
 * Returns a function that tells whether a path matches one of the addresses, as the router matches them: ignoring
 * case. A path with a trailing slash does not match.
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
