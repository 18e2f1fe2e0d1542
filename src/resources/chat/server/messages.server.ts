import type { Serving } from '#server/write/serving'
import type { messages } from '../messages.resource'

export const messagesServing: Serving<typeof messages> = {
  moves: {
    // What was said is gone; that something was said stays.
    retract: () => ({ body: null, attachments: [], contentType: 'text' }),
  },
  actions: {
    reword: ({ asked, record, now }) =>
      asked.body === record.body ? {} : { body: asked.body, editedAt: now() },
  },
}
