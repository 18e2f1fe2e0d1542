import { useTranslation } from 'react-i18next'
import { partsOfInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { useGetIdentity } from '#providers/auth/use-auth'
import { Avatar } from '#shell/parts/avatar/avatar'
import { Icon } from '#shell/icons'
import type { Message } from '../../chat-data'
import { EventLine } from '../event-line'
import { MessageActions } from './message-actions'
import { MessageBody } from './message-body'
import type { MessageContext } from './message-context'
import type { Group } from '../message-list'
import styles from '../messages.module.css'
import { Reactions } from './reactions'
import { ReplyCount } from '../../replies/reply-count'

interface MessageGroupProps extends MessageContext {
  readonly group: Group
  /** The number of the message to highlight. */
  readonly target: number | undefined
}

/** Consecutive messages of one sender. */
export function MessageGroup({ group, target, ...context }: MessageGroupProps) {
  const locale = useLocale()
  const { conversation } = context
  const { senderId, messages } = group
  const sender = conversation.participants.find(({ id }) => id === senderId)
  const [first] = messages
  if (first && first.event !== 'none')
    return messages.map((message) => (
      <EventLine key={message.id} message={message} participants={conversation.participants} />
    ))
  return (
    <div className={styles.group}>
      <span className={styles.side}>{sender && <Avatar person={sender} />}</span>
      <div className={styles.column}>
        <p className={styles.by}>
          <SenderName name={sender?.displayName} />
          {first && <time dateTime={first.createdAt}>{partsOfInstant(first.createdAt, locale)[1]}</time>}
        </p>
        {messages.map((message) => (
          <MessageLine key={message.id} message={message} isTarget={message.number === target} {...context} />
        ))}
      </div>
    </div>
  )
}

/** The name of a sender; of one who has left, that. */
function SenderName({ name }: { name: string | undefined }) {
  const { t } = useTranslation()
  return <strong dir="auto">{name ?? t('chat.formerMember')}</strong>
}

interface MessageLineProps extends MessageContext {
  readonly message: Message
  readonly isTarget: boolean
}

function MessageLine({ message, isTarget, ...context }: MessageLineProps) {
  const { t } = useTranslation()
  const { data: user } = useGetIdentity()
  const { conversation } = context
  const isPinned = conversation.pins.includes(message.id)
  return (
    <div
      className={styles.line}
      // Gets the focus by arrow keys, and by a tap, which shows its buttons.
      tabIndex={-1}
      data-number={message.number}
      data-target={isTarget || undefined}
      data-mentions={(user && message.people.includes(user.id)) || undefined}
    >
      {isPinned && (
        <p className={styles.pinned}>
          <Icon name="push-pin" size={14} />
          {t('chat.pinned')}
        </p>
      )}
      <MessageBody message={message} people={conversation.participants} />
      {!message.isDeleted && (
        <>
          <Reactions message={message} {...context} />
          {!context.isReply && <ReplyCount message={message} />}
          <MessageActions message={message} isPinned={isPinned} {...context} />
        </>
      )}
    </div>
  )
}
