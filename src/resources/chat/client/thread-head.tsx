import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useGetIdentity } from '#providers/auth/use-auth'
import { Icon } from '#shell/icons'
import type { OpenConversation } from './chat-data'
import styles from './chat.module.css'
import { PresenceText } from './presence'

interface ThreadHeadProps {
  readonly name: string
  readonly conversation: OpenConversation
  readonly isDetailed: boolean
  readonly onDetails: () => void
}

/** The name of the conversation, with the presence of the other user or the number of participants. */
export function ThreadHead({ name, conversation, isDetailed, onDetails }: ThreadHeadProps) {
  const { t } = useTranslation()
  const { data: user } = useGetIdentity()
  const { kind, participants, isMuted, pins } = conversation
  const other = participants.find(({ id }) => id !== user?.id)
  return (
    <header className={styles.threadHead}>
      <Link to="/dashboard/chat" className={`icon-button ${styles.backLink}`} aria-label={t('chat.back')}>
        <Icon name="caret-left" size={20} />
      </Link>
      <div className={styles.threadName}>
        <h2 dir="auto">
          {kind === 'channel' && '# '}
          {name}
        </h2>
        <p className="quiet">
          {kind === 'one' && other ? (
            <PresenceText person={other} />
          ) : (
            t('chat.people', { count: participants.length })
          )}
          {isMuted && ` · ${t('chat.muted')}`}
          {pins.length > 0 && ` · ${t('chat.pinCount', { count: pins.length })}`}
        </p>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('chat.details')}
        title={t('chat.details')}
        aria-expanded={isDetailed}
        onClick={onDetails}
      >
        <Icon name="info" size={22} />
      </button>
    </header>
  )
}
