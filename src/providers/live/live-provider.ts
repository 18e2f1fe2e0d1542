import type { LiveEvent, LiveProvider } from '@refinedev/core'
import type { Change } from '../data/change'

interface Subscription {
  readonly channel: string
  readonly callback: (event: LiveEvent) => void
}
const subscriptions = new Set<Subscription>()

/**
 * Refine's live provider, for code that subscribes to changes itself (`useSubscription`, `onLiveEvent`; channel
 * `resources/<name>`). Visible data is refetched without it and by record: refine itself would refetch all queries of
 * a resource.
 */
export const liveProvider: LiveProvider = {
  subscribe: ({ channel, callback }) => {
    const subscription = { channel, callback }
    subscriptions.add(subscription)
    return subscription
  },
  unsubscribe: (subscription: Subscription) => void subscriptions.delete(subscription),
}

const types: Readonly<Record<string, string>> = { create: 'created', gone: 'deleted' }

/** Notifies the subscribers of the changed resources. */
export function publish(changes: readonly Change[]): void {
  for (const { resource, operation, id, version } of changes) {
    const event: LiveEvent = {
      channel: `resources/${resource}`,
      type: types[operation] ?? 'updated',
      payload: { ...(id !== undefined && { ids: [id] }), operation, version },
      date: new Date(),
    }
    for (const { channel, callback } of subscriptions) if (channel === event.channel) callback(event)
  }
}
