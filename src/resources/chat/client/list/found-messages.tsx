import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatWhen } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { useGetIdentity } from '#providers/auth/use-auth'
import { ErrorState, LinesSkeleton } from '#shell/states'
import { useMessageSearch, type FoundMessage } from '../chat-data'
import { nameOf } from '../name-of'
import styles from './conversation-list.module.css'

/** The messages that match a search; each leads to its conversation, at that message. */
export function FoundMessages({ search }: { search: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useMessageSearch(search)
  return (
    <section aria-label={t('chat.foundMessages')} className={styles.found}>
      <h3>{t('chat.foundMessages')}</h3>
      {!data && error && <ErrorState small error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LinesSkeleton rows={3} shape="person" />}
      {data?.length === 0 && <p className={styles.none}>{t('chat.noMessages')}</p>}
      <p className={styles.none}>{t('chat.searchHint')}</p>
      <ul>
        {data?.map((message) => (
          <FoundLine key={message.id} message={message} />
        ))}
      </ul>
    </section>
  )
}

function FoundLine({ message }: { message: FoundMessage }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: user } = useGetIdentity()
  const { id, conversationKey, participants, senderId, body, createdAt } = message
  const sender = participants.find((person) => person.id === senderId)?.displayName ?? t('chat.formerMember')
  return (
    <li>
      <Link
        to={`/dashboard/chat/${encodeURIComponent(conversationKey)}?record=${id}`}
        className={styles.foundLine}
      >
        <span className={styles.lineName} dir="auto">
          {sender} · {nameOf(message, user?.id)}
        </span>
        <time dateTime={createdAt}>{formatWhen(createdAt, locale)}</time>
        <span className={styles.foundText} dir="auto">
          {body || t('chat.sentFile')}
        </span>
      </Link>
    </li>
  )
}
