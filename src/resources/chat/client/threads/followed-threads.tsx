import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatWhen } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import { useThreads, type FollowedThread } from '../chat-data'
import styles from '../conversation-list.module.css'

/** The threads in which the user takes part, as a section of the list that opens; with the number of unread ones. */
export function FollowedThreads() {
  const { t } = useTranslation()
  const { data } = useThreads()
  const [isOpen, setOpen] = useState(false)
  if (!data || data.length === 0) return null
  const unread = data.filter(({ unreadCount }) => unreadCount > 0).length
  return (
    <div className={styles.threads}>
      <button
        type="button"
        className={styles.line}
        data-unread={unread > 0 || undefined}
        aria-expanded={isOpen}
        onClick={() => setOpen((was) => !was)}
      >
        <Icon name="chat-text" size={18} />
        <span className={styles.lineName}>{t('chat.threads')}</span>
        {unread > 0 && (
          <span className={styles.badge}>
            <span aria-hidden="true">{unread}</span>
            <span className="visually-hidden">{t('chat.unreadThreads', { count: unread })}</span>
          </span>
        )}
      </button>
      {isOpen && (
        <ul>
          {data.map((thread) => (
            <ThreadLine key={thread.id} thread={thread} />
          ))}
        </ul>
      )}
    </div>
  )
}

function ThreadLine({ thread }: { thread: FollowedThread }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { id, conversationKey, body, replyCount, repliedAt, unreadCount } = thread
  return (
    <li>
      <Link
        to={`/dashboard/chat/${encodeURIComponent(conversationKey)}?record=${id}&thread=${id}`}
        className={styles.foundLine}
      >
        <span className={styles.lineName} dir="auto">
          {body || t('chat.sentFile')}
        </span>
        {repliedAt && <time dateTime={repliedAt}>{formatWhen(repliedAt, locale)}</time>}
        <span className={styles.foundText}>
          {t('chat.replies', { count: replyCount })}
          {unreadCount > 0 && ` · ${t('chat.newReplies', { count: unreadCount })}`}
        </span>
      </Link>
    </li>
  )
}
