import { addressesOf, matcherOf } from '#define/paths/pages'
import { app } from '#resources/app'
import { customPages } from '#resources/pages.generated'

/**
 * Whether the app has a route for a path; the router uses the same lists. Other paths get 404: below the paths of the
 * app with the app, which shows its own error page, elsewhere with the 404 page of the site.
 */
export const isAppRoute = matcherOf(
  addressesOf(
    Object.values(app),
    customPages.map(({ path }) => path),
  ),
)
