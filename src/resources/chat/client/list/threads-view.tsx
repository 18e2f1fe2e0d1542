import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import type { FollowedThread } from '../chat-data'
import styles from './conversation-list.module.css'

interface ThreadsViewProps {
  readonly threads: readonly FollowedThread[]
  readonly isOpen: boolean
  readonly onPress: () => void
  /** The lines of the threads, shown while the section is open. */
  readonly children?: ReactNode
}

/** The section of the threads in which the user takes part. */
export function ThreadsView({ threads, isOpen, onPress, children }: ThreadsViewProps) {
  const { t } = useTranslation()
  const unread = threads.filter(({ unreadCount }) => unreadCount > 0).length
  return (
    <div className={styles.threads}>
      <button
        type="button"
        className={styles.line}
        data-unread={unread > 0 || undefined}
        aria-expanded={isOpen}
        onClick={onPress}
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
      {isOpen && children}
    </div>
  )
}
