import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import styles from '../messages.module.css'
import { discardPending, retryPending, type Delivery, type Pending } from './pending-messages'

interface PendingMessagesProps {
  readonly conversation: string
  readonly pending: readonly Pending[]
  readonly delivery: Delivery
}

/** Messages being sent, and failed ones with a button to retry. */
export function PendingMessages({ conversation, pending, delivery }: PendingMessagesProps) {
  const { t } = useTranslation()
  return pending.map((message) => (
    <div key={message.clientId} className={styles.group}>
      <span className={styles.side} />
      <div className={styles.column}>
        <div className={styles.line}>
          <p className={`${styles.bubble} ${styles.pending}`} dir="auto">
            {message.body || message.attachments?.map(({ name }) => name).join(', ')}
          </p>
        </div>
        {message.state === 'sending' ? (
          <p className={styles.state}>{t('chat.sending')}</p>
        ) : (
          <p className={styles.failed} role="alert">
            <Icon name="warning-circle" size={16} />
            {t('chat.notSent')}
            <button type="button" onClick={() => retryPending(conversation, message, delivery)}>
              {t('common.retry')}
            </button>
            <button type="button" onClick={() => discardPending(conversation, message.clientId)}>
              {t('chat.discard')}
            </button>
          </p>
        )}
      </div>
    </div>
  ))
}
