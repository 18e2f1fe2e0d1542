import { verifyInSteps } from '#server/features/history/verify-change-log'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { audit } from '../audit.resource'

export const auditHooks: ResourceHooks<typeof audit> = {
  actions: {
    verify: async ({ services, watch }) => ({ ...(await verifyInSteps(services.database, watch)) }),
  },
}
