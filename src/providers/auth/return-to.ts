import type { PageOf } from '#define/pages'

/** Where a person goes who wanted to go nowhere else. */
export const defaultPage = '/dashboard/app' satisfies PageOf<'dashboard'>

/** The sign-in page's address that leads back to a page afterwards. */
export const signInUrl = (page?: string): string =>
  page ? `/auth/login?${new URLSearchParams({ returnTo: page })}` : '/auth/login'

/** The address of the step that follows registration, which leads on to a page afterwards. */
export const verifyUrl = (page?: string | null): string =>
  page ? `/auth/verify?${new URLSearchParams({ returnTo: page })}` : '/auth/verify'

/** The page to go to after sign-in: only a path of this origin, and none of the sign-in pages again. */
export function returnPage(query: URLSearchParams): string {
  const wanted = query.get('returnTo')
  if (!wanted?.startsWith('/')) return defaultPage
  // The browser reads '/\host' and '//host' as another origin, so let it do the reading.
  const { origin, pathname, search, hash } = URL.canParse(wanted, location.origin)
    ? new URL(wanted, location.origin)
    : new URL(defaultPage, location.origin)
  const isOurs = origin === location.origin && !pathname.startsWith('//') && !pathname.startsWith('/auth')
  return isOurs ? pathname + search + hash : defaultPage
}
