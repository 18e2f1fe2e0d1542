import type { ResourceHooks } from '#server/write/services/resource-hooks'
import { mentionsIn } from './chat-events.server'
import type { messages } from '../messages.resource'

export const messagesHooks: ResourceHooks<typeof messages> = {
  moves: {
    // The content is removed; the message itself stays.
    retract: () => ({ body: null, attachments: [], contentType: 'text' }),
  },
  actions: {
    reword: async ({ input, record, now, tx, caller }) => {
      if (input.body === record.body) return {}
      const [conversation] = await tx.query<{ participants: string[] }>({
        name: 'chat_participants',
        text: 'select "participants" from "conversations" where "id" = $1',
        values: [record.conversation],
      })
      const people = await mentionsIn({ tx, caller }, conversation?.participants ?? [], input.body)
      return { body: input.body, people, editedAt: now() }
    },
  },
}
