import type { Serving } from '#server/write/serving'
import type { messages } from '../messages.resource'

export const messagesServing: Serving<typeof messages> = {
  moves: {
    // What was said is gone; that something was said stays.
    retract: () => ({ body: null, attachments: [], contentType: 'text' }),
  },
  actions: {
    reword: ({ input, record, now }) =>
      input.body === record.body ? {} : { body: input.body, editedAt: now() },
  },
}
