import type { PageOf } from '#define/paths/pages'

/** The page after sign-in if no other was requested. */
export const defaultPage = '/dashboard/app' satisfies PageOf<'dashboard'>

/** The URL of the sign-in page, which then leads to `page`. */
export const signInUrl = (page?: string): string =>
  page ? `/auth/login?${new URLSearchParams({ returnTo: page })}` : '/auth/login'

/** The URL of the verification step, which then leads to `page`. */
export const verifyUrl = (page?: string | null): string =>
  page ? `/auth/verify?${new URLSearchParams({ returnTo: page })}` : '/auth/verify'

/** The page to open after sign-in: only a path of this origin, and none of the sign-in pages. */
export function returnPage(query: URLSearchParams): string {
  const wanted = query.get('returnTo')
  if (!wanted?.startsWith('/')) return defaultPage
  // Browsers resolve a path that begins with two slashes (or a slash and a backslash) to another origin, so parse it
  // first.
  const { origin, pathname, search, hash } = URL.canParse(wanted, location.origin)
    ? new URL(wanted, location.origin)
    : new URL(defaultPage, location.origin)
  const isOurs = origin === location.origin && !pathname.startsWith('//') && !pathname.startsWith('/auth')
  return isOurs ? pathname + search + hash : defaultPage
}
