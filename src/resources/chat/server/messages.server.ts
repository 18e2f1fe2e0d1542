import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { messages } from '../messages.resource'

export const messagesHooks: ResourceHooks<typeof messages> = {
  moves: {
    // The content is removed; the message itself stays.
    retract: () => ({ body: null, attachments: [], contentType: 'text' }),
  },
  actions: {
    reword: ({ input, record, now }) =>
      input.body === record.body ? {} : { body: input.body, editedAt: now() },
  },
}
