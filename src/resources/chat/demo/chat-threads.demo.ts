import type { Demo } from '#server/features/demo/demo'
import type { chatThreads } from '../chat-threads.resource'
import { demoConversations, firstIndexOf, peopleOf } from './demo-conversations'

/** The conversations with a followed message, and how far it is before their last one. */
const followed = [
  { at: 2, back: 14 },
  { at: 5, back: 9 },
] as const

export const chatThreadsDemo: Demo<typeof chatThreads> = {
  count: followed.length,
  record: ({ index, now, records }) => {
    const { at, back } = followed[index % followed.length] as (typeof followed)[number]
    const conversation = demoConversations[at] as (typeof demoConversations)[number]
    const [messages, conversations] = [records('messages'), records('conversations')]
    const thread = String(
      messages[(firstIndexOf(at) + conversation.messages - 1 - back) % Math.max(1, messages.length)]?.id,
    )
    const person = String(peopleOf(conversation, records('users'))[0])
    return {
      at: now.getTime() - 60_000,
      values: {
        thread,
        conversation: String(conversations[at % Math.max(1, conversations.length)]?.id),
        person,
        seen: 0,
        place: `${thread}:${person}`,
      },
    }
  },
}
