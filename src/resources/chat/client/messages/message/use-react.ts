import { useGetIdentity } from '#providers/auth/use-auth'
import { messageOf } from '#providers/data/http/problem'
import { notify } from '#base/toasts/notify'
import { useChatCalls, type Message } from '../../chat-data'

/** Adds a reaction of the current user to a message, or removes it: shown at once, taken back if it is refused. */
export function useReact(message: Message, onChange: (message: Message) => void) {
  const { data: user } = useGetIdentity()
  const { react } = useChatCalls()
  return async (emoji: string, isOn: boolean): Promise<void> => {
    if (!user) return
    onChange({ ...message, reactions: withReaction(message.reactions, emoji, user.id, isOn) })
    try {
      onChange((await react(message.id, emoji, isOn)).message)
    } catch (error) {
      onChange(message)
      notify({ message: messageOf(error), variant: 'error' })
    }
  }
}

/** Reactions after a user has added or removed one. */
export function withReaction(
  reactions: Message['reactions'],
  emoji: string,
  user: string,
  isOn: boolean,
): Message['reactions'] {
  const isKnown = reactions.some((reaction) => reaction.emoji === emoji)
  const all = isKnown ? reactions : [...reactions, { emoji, people: [] }]
  return all
    .map((reaction) => {
      if (reaction.emoji !== emoji) return reaction
      const others = reaction.people.filter((id) => id !== user)
      return { ...reaction, people: isOn ? [...others, user] : others }
    })
    .filter(({ people }) => people.length > 0)
}
