import { addressesOf, matcherOf } from '#define/pages'
import { app } from '#resources/app'
import { customPages } from '#resources/pages.generated'

/**
 * Whether the app draws something at an address: the router reads the same lists. Any other address is answered with
 * 404: beneath the app's own with the app, which says that there is nothing, elsewhere with the site's page for it.
 */
export const isAppRoute = matcherOf(
  addressesOf(
    Object.values(app),
    customPages.map(({ path }) => path),
  ),
)
