import { documentMailWith } from '#server/features/documents/mail/document-mail'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import { nextInSeries } from '#server/write/values/series'
import { refunds } from '../refunds.resource'

export const refundsHooks: ResourceHooks<typeof refunds> = {
  isIndependent: true,
  beforeSave: async (context) =>
    context.previous ? undefined : { number: (await nextInSeries(context, refunds)).number },
  letters: { orderRefunded: documentMailWith(() => Promise.resolve('orderRefunded')) },
}
