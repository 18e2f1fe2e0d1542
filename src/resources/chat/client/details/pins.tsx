import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatWhen } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { ErrorState } from '#shell/states'
import { usePins, type OpenConversation } from '../chat-data'
import styles from '../chat.module.css'
import { FormattedText } from '#shell/parts/formatted-text/formatted-text'

/** The pinned messages of a conversation, each with a link to it. */
export function Pins({ conversation }: { conversation: OpenConversation }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data, error, refetch } = usePins(conversation.id)
  const { participants, conversationKey } = conversation
  return (
    <section aria-label={t('chat.pins')} className={styles.pins}>
      <h3>{t('chat.pins')}</h3>
      {error && !data && <ErrorState small error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="quiet">{t('chat.noPins')}</p>}
      <ul>
        {data?.map((message) => (
          <li key={message.id}>
            <div>
              <strong dir="auto">
                {participants.find(({ id }) => id === message.senderId)?.displayName ??
                  t('chat.formerMember')}
              </strong>
              <div className={styles.pinnedText}>
                <FormattedText text={message.body || t('chat.sentFile')} people={participants} />
              </div>
              <Link to={`/dashboard/chat/${encodeURIComponent(conversationKey)}?record=${message.id}`}>
                <time dateTime={message.createdAt}>{formatWhen(message.createdAt, locale)}</time>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
