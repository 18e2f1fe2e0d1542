import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatWhen } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { useThreads, type FollowedThread } from '../chat-data'
import styles from './conversation-list.module.css'
import { ThreadsView } from './threads-view'

/** The threads in which the user takes part, as a section of the list that opens; with the number of unread ones. */
export function FollowedThreads() {
  const { data } = useThreads()
  const [isOpen, setOpen] = useState(false)
  if (!data || data.length === 0) return null
  return (
    <ThreadsView threads={data} isOpen={isOpen} onPress={() => setOpen((was) => !was)}>
      <ul>
        {data.map((thread) => (
          <ThreadLine key={thread.id} thread={thread} />
        ))}
      </ul>
    </ThreadsView>
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
