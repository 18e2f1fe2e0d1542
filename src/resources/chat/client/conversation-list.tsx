import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useGetIdentity } from '#providers/auth/use-auth'
import { formatWhen } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { EmptyState, ErrorState, LinesSkeleton } from '#shell/states'
import { FollowedThreads } from './threads/followed-threads'
import { FoundMessages } from './found-messages'
import { ChannelsButton } from './groups/channels-button'
import { useEventText } from './messages/event-line'
import { PresentAvatar } from './presence'
import { nameOf, useConversations, type ListedConversation } from './chat-data'
import { counted } from './counted'
import { useDraftLine } from './drafts'
import { plainText } from '#text/markdown/plain-text'
import { SearchBox } from '#screens/list/toolbar/search-box'
import styles from './conversation-list.module.css'

/** The conversations of the user, latest first. */
export function ConversationList({ current }: { current: string | undefined }) {
  const { t } = useTranslation()
  const { data: user } = useGetIdentity()
  const { data, error, refetch } = useConversations()
  const [sought, setSought] = useState('')
  const wanted = sought.trim()
  const found = data?.filter((item) =>
    nameOf(item, user?.id).toLowerCase().includes(sought.trim().toLowerCase()),
  )
  useConversationKeys(found, current)
  return (
    <section className={styles.rail} aria-label={t('chat.conversations')}>
      <header className={styles.railHead}>
        <SearchBox label={t('chat.search')} search={sought} onSearch={setSought} />
        <ChannelsButton />
        <Link
          to="/dashboard/chat/new"
          className="icon-button"
          aria-label={t('chat.newChat')}
          title={t('chat.newChat')}
        >
          <Icon name="plus" size={20} />
        </Link>
      </header>
      {!data &&
        (error ? (
          <ErrorState small error={error} onRetry={() => void refetch()} />
        ) : (
          <LinesSkeleton shape="person" />
        ))}
      {data?.length === 0 && (
        <EmptyState small title={t('chat.noConversations')} text={t('chat.noConversationsText')} />
      )}
      {data && data.length > 0 && found?.length === 0 && <p className={styles.none}>{t('chat.noMatch')}</p>}
      {found && (
        <div className={styles.lines}>
          {wanted === '' && <FollowedThreads />}
          {found.length > 0 && (
            <ul>
              {found.map((item) => (
                <Line key={item.id} conversation={item} isCurrent={isOpen(item, current)} />
              ))}
            </ul>
          )}
          {wanted.length > 1 && <FoundMessages search={wanted} />}
        </div>
      )}
    </section>
  )
}

/** J opens the next conversation of the list, K the one before. */
function useConversationKeys(
  shown: readonly ListedConversation[] | undefined,
  current: string | undefined,
): void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const open = (step: 1 | -1) => {
    const index = shown?.findIndex((item) => isOpen(item, current)) ?? -1
    const next = shown?.[index < 0 ? 0 : index + step]
    if (next) void navigate(addressOf(next))
  }
  useShortcut('j', { group: 'chat', label: t('chat.nextKey'), run: () => open(1) })
  useShortcut('k', { group: 'chat', label: t('chat.previousKey'), run: () => open(-1) })
}

const isOpen = ({ id, conversationKey }: ListedConversation, current: string | undefined): boolean =>
  current !== undefined && [id, conversationKey].includes(current)

const addressOf = ({ conversationKey }: ListedConversation): string =>
  `/dashboard/chat/${encodeURIComponent(conversationKey)}`

function Line({ conversation, isCurrent }: { conversation: ListedConversation; isCurrent: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: user } = useGetIdentity()
  const { participants, kind, lastMessageAt, isMuted, unreadCount } = conversation
  const name = nameOf(conversation, user?.id)
  const other = participants.find(({ id }) => id !== user?.id)
  const last = useLastFormattedText(conversation)
  const draft = useDraftLine(conversation.id)
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
            {draft && !isCurrent ? (
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
