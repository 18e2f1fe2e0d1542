import { useTranslation } from 'react-i18next'
import type { Member, Message } from '../chat-data'

/** Returns a function that writes what a line of the system says. */
export function useEventText() {
  const { t } = useTranslation()
  return (
    { event, senderId, people, body: title }: Pick<Message, 'event' | 'senderId' | 'people' | 'body'>,
    participants: readonly Pick<Member, 'id' | 'displayName'>[],
  ): string => {
    const nameOf = (id: string) =>
      participants.find((item) => item.id === id)?.displayName ?? t('chat.formerMember')
    const name = nameOf(senderId)
    const others = people.map(nameOf).join(', ')
    switch (event) {
      case 'created':
        return t('chat.events.created', { name, title })
      case 'renamed':
        return t('chat.events.renamed', { name, title })
      case 'added':
        return t('chat.events.added', { name, others })
      case 'removed':
        return t('chat.events.removed', { name, others })
      case 'joined':
        return t('chat.events.joined', { name })
      case 'left':
        return t('chat.events.left', { name })
      case 'none':
        return ''
    }
  }
}
