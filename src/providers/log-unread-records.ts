import type { QueryClient } from '@tanstack/react-query'
import type { App } from '../define'
import { logFailure } from '../base/log'

/**
 * Logs each record that could not be read, once, after the last attempt.
 * @returns a function that stops it.
 */
export const logUnreadRecords = (queryClient: QueryClient, app: App): (() => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    // Refine's key of one record: data, provider, resource, 'one', id.
    const [, , name, action] = event.query.queryKey
    const resource = typeof name === 'string' && Object.hasOwn(app, name) ? app[name] : undefined
    if (action === 'one' && resource) logFailure(`${resource.label[0]} could not be read`, event.action.error)
  })
