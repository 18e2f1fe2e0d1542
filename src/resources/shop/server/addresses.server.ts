import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { addresses } from '../addresses.resource'

export const addressesHooks: ResourceHooks<typeof addresses> = {
  actions: {
    prefer: ({ now }) => ({ preferredAt: now() }),
  },
}
