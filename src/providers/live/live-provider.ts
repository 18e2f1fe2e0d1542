import type { LiveEvent, LiveProvider } from '@refinedev/core'
import type { Change } from '../data/change'

interface Subscription {
  readonly channel: string
  readonly callback: (event: LiveEvent) => void
}
const subscriptions = new Set<Subscription>()

/**
 * Refine's live provider, for code that subscribes to changes itself (`useSubscription`, `onLiveEvent`; channel
 * `resources/<name>`). What is on the screen is refetched without it, and by record: refine's own way would refetch
 * everything of a resource for each of its queries.
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

/** Tells those who have subscribed to the areas of some changes. */
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
