import type { Demo } from '#server/features/demo/demo'
import type { chatReactions } from '../chat-reactions.resource'
import { demoConversations, firstIndexOf, peopleOf } from './demo-conversations'

/** By conversation: how far before its last message, the emoji, and how many participants chose it. */
const demoReactions = [
  { at: 0, back: 3, emoji: '👍', people: 2 },
  { at: 0, back: 6, emoji: '🎉', people: 1 },
  { at: 2, back: 2, emoji: '👀', people: 3 },
  { at: 2, back: 2, emoji: '✅', people: 1 },
  { at: 2, back: 5, emoji: '🙏', people: 2 },
  { at: 2, back: 9, emoji: '😄', people: 4 },
  { at: 4, back: 2, emoji: '👍', people: 1 },
  { at: 5, back: 1, emoji: '🚀', people: 3 },
  { at: 5, back: 4, emoji: '❤️', people: 2 },
] as const

const chosen = demoReactions.flatMap(({ people, ...reaction }) =>
  Array.from({ length: people }, (_, seat) => ({ ...reaction, seat })),
)

export const chatReactionsDemo: Demo<typeof chatReactions> = {
  count: chosen.length,
  record: ({ index, now, records }) => {
    const { at, back, emoji, seat } = chosen[index % chosen.length] as (typeof chosen)[number]
    const conversation = demoConversations[at] as (typeof demoConversations)[number]
    const [messages, conversations] = [records('messages'), records('conversations')]
    const message =
      messages[(firstIndexOf(at) + conversation.messages - 1 - back) % Math.max(1, messages.length)]
    const people = peopleOf(conversation, records('users'))
    const person = String(people[seat % Math.max(1, people.length)])
    return {
      at: now.getTime() - (chosen.length - index) * 1000,
      values: {
        message: String(message?.id),
        conversation: String(conversations[at % Math.max(1, conversations.length)]?.id),
        person,
        emoji,
        place: `${message?.id}:${person}:${emoji}`,
      },
    }
  },
}
