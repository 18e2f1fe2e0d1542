import type { Serving } from '#server/write/serving'
import type { addresses } from '../addresses.resource'

export const addressesServing: Serving<typeof addresses> = {
  actions: {
    prefer: ({ now }) => ({ preferredAt: now() }),
  },
}
