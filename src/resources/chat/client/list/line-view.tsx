import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatWhen } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { useGetIdentity } from '#providers/auth/use-auth'
import { Icon } from '#shell/icons'
import { plainText } from '#text/markdown/plain-text'
import type { ListedConversation } from '../chat-data'
import { nameOf } from '../name-of'
import { counted } from '../counted'
import { useEventText } from '../messages/event-text'
import { PresentAvatar } from '../presence'
import styles from './conversation-list.module.css'

/** The URL of a conversation. */
export const addressOf = ({ conversationKey }: ListedConversation): string =>
  `/dashboard/chat/${encodeURIComponent(conversationKey)}`

/** Whether the conversation is the one of the URL, by its id or its key. */
export const isOpen = ({ id, conversationKey }: ListedConversation, current: string | undefined): boolean =>
  current !== undefined && [id, conversationKey].includes(current)

interface LineViewProps {
  readonly conversation: ListedConversation
  readonly isCurrent: boolean
  /** The unsent message, in one line; empty without one. */
  readonly draft: string
}

/** A conversation of the list, as a link: who takes part, and the last message or the draft. */
export function LineView({ conversation, isCurrent, draft }: LineViewProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: user } = useGetIdentity()
  const { participants, kind, lastMessageAt, isMuted, unreadCount } = conversation
  const name = nameOf(conversation, user?.id)
  const other = participants.find(({ id }) => id !== user?.id)
  const last = useLastFormattedText(conversation)
  return (
    <li>
      <Link
        to={addressOf(conversation)}
        className={styles.line}
        data-unread={(unreadCount > 0 && !isMuted) || undefined}
        data-muted={isMuted || undefined}
        {...(isCurrent && { 'aria-current': 'page' })}
      >
        {kind === 'one' && other ? (
          <PresentAvatar person={other} />
        ) : (
          <span className={styles.groupPicture}>
            <Icon name={kind === 'channel' ? 'hash' : 'users-three'} size={20} />
          </span>
        )}
        <span className={styles.lineWords}>
          <span className={styles.lineName} dir="auto">
            {name}
            {kind === 'one' && other?.isOnline && (
              <span className="visually-hidden">{t('chat.activeNow')}</span>
            )}
          </span>
          {lastMessageAt && <time dateTime={lastMessageAt}>{formatWhen(lastMessageAt, locale)}</time>}
          <span className={styles.lineLast} dir="auto">
            {draft ? (
              <>
                <strong className={styles.draft}>{t('chat.draft')}</strong> {draft}
              </>
            ) : (
              last
            )}
          </span>
          <Badges conversation={conversation} />
        </span>
      </Link>
    </li>
  )
}

/** The numbers of unread messages and of mentions; of a muted conversation only that it is muted. */
function Badges({ conversation }: { conversation: ListedConversation }) {
  const { t } = useTranslation()
  const { isMuted, unreadCount, mentionCount } = conversation
  if (isMuted)
    return (
      <span className={styles.muted}>
        <Icon name="bell-slash" size={14} />
        <span className="visually-hidden">{t('chat.muted')}</span>
      </span>
    )
  if (unreadCount === 0) return null
  return (
    <span className={styles.badges}>
      {mentionCount > 0 && (
        <span className={styles.mentions}>
          <span aria-hidden="true">@{mentionCount}</span>
          <span className="visually-hidden">{t('chat.mentions', { count: mentionCount })}</span>
        </span>
      )}
      <span className={styles.badge}>
        <span aria-hidden="true">{unreadCount > 99 ? '99+' : unreadCount}</span>
        <span className="visually-hidden">{t('chat.unread', counted(unreadCount))}</span>
      </span>
    </span>
  )
}

/** A preview of the last message, in groups with its sender. */
function useLastFormattedText({ messages, participants, kind }: ListedConversation): string {
  const { t } = useTranslation()
  const eventText = useEventText()
  const { data: user } = useGetIdentity()
  const last = messages.at(-1)
  if (!last) return ''
  if (last.event !== 'none') return eventText(last, participants)
  const body = last.isDeleted ? t('chat.deleted') : plainText(last.body) || t('chat.sentFile')
  if (last.senderId === user?.id) return t('chat.you', { body })
  const sender = participants.find(({ id }) => id === last.senderId)?.displayName ?? ''
  return kind === 'one' ? body : t('chat.said', { name: sender, body })
}
