import type { PageOf } from '#define/paths/pages'

/** The page after sign-in if no other was requested. */
export const defaultPage = '/dashboard/app' satisfies PageOf<'dashboard'>

/** The URL of the sign-in page, which then leads to `page`. */
export const signInUrl = (page?: string): string =>
  page ? `/auth/login?${new URLSearchParams({ returnTo: page })}` : '/auth/login'

/** The URL of the verification step, which then leads to `page`. */
export const verifyUrl = (page?: string): string =>
  page ? `/auth/verify?${new URLSearchParams({ returnTo: page })}` : '/auth/verify'

/**
 * The page that a URL asks to open after sign-in, if it is a path of this origin and none of the sign-in pages.
 * `to` is the name that refine's `Authenticated` gives to it.
 */
export const requestedPage = (query: URLSearchParams): string | undefined =>
  ownPage(query.get('returnTo')) ?? ownPage(query.get('to'))

/** The page to open after sign-in. */
export const returnPage = (query: URLSearchParams): string => requestedPage(query) ?? defaultPage

/** A path of this origin that is none of the sign-in pages; undefined for everything else. */
export function ownPage(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return undefined
  // Browsers resolve a path that begins with two slashes (or a slash and a backslash) to another origin, so parse it
  // first.
  if (!URL.canParse(wanted, location.origin)) return undefined
  const { origin, pathname, search, hash } = new URL(wanted, location.origin)
  const isOurs = origin === location.origin && !pathname.startsWith('//') && !pathname.startsWith('/auth')
  return isOurs ? pathname + search + hash : undefined
}
