import { verifyInSteps } from '#server/features/history/verify-ledger'
import type { Serving } from '#server/write/serving'
import type { audit } from '../audit.resource'

export const auditServing: Serving<typeof audit> = {
  actions: {
    verify: async ({ services, watch }) => ({ ...(await verifyInSteps(services.database, watch)) }),
  },
}
