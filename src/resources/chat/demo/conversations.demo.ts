import type { Demo } from '#server/features/demo/demo'
import type { conversations } from '../conversations.resource'
import { momentOf, peopleOf, demoConversations, type DemoConversation } from './demo-conversations'

export const conversationsDemo: Demo<typeof conversations> = {
  count: demoConversations.length,
  record: ({ index, now, records }) => {
    const conversation = demoConversations[index % demoConversations.length] as DemoConversation
    const participants = [...peopleOf(conversation, records('users'))]
    const isGroup = conversation.name !== undefined
    return {
      at: momentOf(now, conversation, 1) - 60_000,
      values: {
        kind: isGroup ? (conversation.isChannel ? 'channel' : 'group') : 'one',
        name: conversation.name ?? null,
        participants,
        owner: isGroup ? participants[0] : null,
        pair: isGroup ? null : participants.toSorted().join(':'),
        lastNumber: conversation.messages,
        lastMessageAt: new Date(momentOf(now, conversation, conversation.messages)).toISOString(),
      },
    }
  },
}
