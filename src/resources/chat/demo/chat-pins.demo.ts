import type { Demo } from '#server/features/demo/demo'
import type { chatPins } from '../chat-pins.resource'
import { demoConversations, firstIndexOf, peopleOf } from './demo-conversations'

/** By conversation: how far before its last message. */
const demoPins = [
  { at: 0, back: 12 },
  { at: 2, back: 9 },
  { at: 2, back: 31 },
  { at: 5, back: 4 },
] as const

export const chatPinsDemo: Demo<typeof chatPins> = {
  count: demoPins.length,
  record: ({ index, now, records }) => {
    const { at, back } = demoPins[index % demoPins.length] as (typeof demoPins)[number]
    const conversation = demoConversations[at] as (typeof demoConversations)[number]
    const [messages, conversations] = [records('messages'), records('conversations')]
    const message = String(
      messages[(firstIndexOf(at) + conversation.messages - 1 - back) % Math.max(1, messages.length)]?.id,
    )
    return {
      at: now.getTime() - (demoPins.length - index) * 60_000,
      values: {
        message,
        conversation: String(conversations[at % Math.max(1, conversations.length)]?.id),
        person: String(peopleOf(conversation, records('users'))[0]),
        place: message,
      },
    }
  },
}
