import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetIdentity } from '#providers/auth/use-auth'
import { messageOf } from '#providers/data/problem'
import { notify } from '#base/toasts/notify'
import { partsOfInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { Avatar } from '#shell/parts/avatar'
import { Icon } from '#shell/icons'
import { MenuButton } from '#shell/parts/menu-button'
import type { MenuItem } from '#shell/parts/menu-item'
import { useChatCalls, useChatRefresh, type Message, type OpenConversation } from './chat-data'
import { MessageBody } from './message-body'
import type { Group } from './message-list'
import styles from './messages.module.css'
import { holdUnread, releaseUnread } from './unread-hold'

interface MessageGroupProps {
  readonly group: Group
  readonly conversation: OpenConversation
  /** The number of the message to highlight. */
  readonly target: number | undefined
  readonly onEdit: (message: Message) => void
  readonly onChange: (message: Message) => void
}

/** Consecutive messages of one sender. */
export function MessageGroup({ group, conversation, target, onEdit, onChange }: MessageGroupProps) {
  const locale = useLocale()
  const { data: user } = useGetIdentity()
  const { senderId, messages } = group
  const isOwn = senderId === user?.id
  const sender = conversation.participants.find(({ id }) => id === senderId)
  const [first] = messages
  const time = first ? partsOfInstant(first.createdAt, locale)[1] : ''
  return (
    <div className={styles.group} data-own={isOwn || undefined}>
      {!isOwn && sender && <Avatar person={sender} />}
      <div className={styles.column}>
        <p className={styles.by}>
          {!isOwn && <strong>{sender?.displayName}</strong>}
          {first && <time dateTime={first.createdAt}>{time}</time>}
        </p>
        {messages.map((message) => (
          <div
            key={message.id}
            className={styles.line}
            data-number={message.number}
            data-target={message.number === target || undefined}
          >
            <MessageBody message={message} />
            {!message.isDeleted && (
              <Actions
                message={message}
                isOwn={isOwn}
                conversation={conversation}
                onEdit={onEdit}
                onChange={onChange}
              />
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

interface ActionsProps extends Pick<MessageGroupProps, 'conversation' | 'onEdit' | 'onChange'> {
  readonly message: Message
  readonly isOwn: boolean
}

function Actions({ message, isOwn, conversation, onEdit, onChange }: ActionsProps) {
  const { t } = useTranslation()
  const refresh = useChatRefresh()
  const { retract: retractMessage, markAsUnread } = useChatCalls()
  const [isConfirming, setConfirming] = useState(false)
  const { isRunning, refusal, attempt } = useAttempt()
  const retract = () =>
    attempt(async () => {
      await retractMessage(message.id)
      onChange({ ...message, body: '', attachments: [], isDeleted: true })
      setConfirming(false)
    })
  const unread = async () => {
    try {
      // Prevents reads in the meantime from marking it as seen again.
      holdUnread(conversation.id)
      await markAsUnread(conversation.id, message.id)
      await refresh()
    } catch (error) {
      releaseUnread(conversation.id)
      notify({ message: messageOf(error), variant: 'error' })
    }
  }
  const copy = async () => {
    await navigator.clipboard.writeText(message.body)
    notify({ message: t('chat.copied') })
  }
  const items: MenuItem[] = [
    { label: t('chat.copy'), picture: <Icon name="copy" size={18} />, run: () => void copy() },
    ...(isOwn
      ? [
          {
            label: t('chat.edit'),
            picture: <Icon name="pencil-simple" size={18} />,
            run: () => onEdit(message),
          },
          {
            label: t('chat.delete'),
            picture: <Icon name="trash" size={18} />,
            run: () => setConfirming(true),
          },
        ]
      : [
          {
            label: t('chat.unreadFromHere'),
            picture: <Icon name="envelope" size={18} />,
            run: () => void unread(),
          },
        ]),
  ]
  return (
    <>
      <MenuButton name={t('chat.actions')} items={items} className={`icon-button ${styles.actions}`}>
        <Icon name="dots-three-vertical" size={18} />
      </MenuButton>
      {isConfirming && (
        <QuestionDialog
          title={t('chat.deleteTitle')}
          text={t('chat.deleteText')}
          yes={t('chat.delete')}
          weight="danger"
          isRunning={isRunning}
          refusal={refusal}
          onNo={() => setConfirming(false)}
          onYes={() => void retract()}
        />
      )}
    </>
  )
}
