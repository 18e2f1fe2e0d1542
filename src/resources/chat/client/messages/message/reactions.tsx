import { useTranslation } from 'react-i18next'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Message } from '../../chat-data'
import { EmojiButton } from '../../emoji/emoji-button'
import type { MessageContext } from './message-context'
import styles from './reactions.module.css'
import { useReact } from './use-react'

/** The reactions to a message: each a button that adds or removes the current user's. */
export function Reactions({
  message,
  conversation,
  onChange,
}: MessageContext & { readonly message: Message }) {
  const { t } = useTranslation()
  const { data: user } = useGetIdentity()
  const react = useReact(message, onChange)
  if (message.reactions.length === 0) return null
  const nameOf = (id: string) =>
    id === user?.id
      ? t('chat.me')
      : (conversation.participants.find((item) => item.id === id)?.displayName ?? t('chat.formerMember'))
  return (
    <div className={styles.reactions} role="group" aria-label={t('chat.reactions')}>
      {message.reactions.map(({ emoji, people }) => {
        const isOwn = user ? people.includes(user.id) : false
        const names = people.map(nameOf).join(', ')
        return (
          <button
            key={emoji}
            type="button"
            className={styles.reaction}
            aria-pressed={isOwn}
            aria-label={t('chat.reactedBy', { emoji, count: people.length, names })}
            title={names}
            onClick={() => void react(emoji, !isOwn)}
          >
            <span>{emoji}</span>
            <span>{people.length}</span>
          </button>
        )
      })}
      <EmojiButton
        name={t('chat.addReaction')}
        className={styles.reaction}
        onChoose={(emoji) => void react(emoji, true)}
      />
    </div>
  )
}
