import { isLogged } from '#define/declaration/logged'
import type { AnyResource } from '#define/resource'

/**
 * Whether views of the list can be watched: its records are in the change log. A notification of a notification would
 * lead to the next one.
 */
export const isWatchable = (resource: AnyResource): boolean =>
  resource.name !== 'notifications' && isLogged(resource)
