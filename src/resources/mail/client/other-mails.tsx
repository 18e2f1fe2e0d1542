import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatWhen } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { useMailThread } from './mail-data'
import styles from './reader.module.css'

/** The other mails of the thread, in any folder. */
export function OtherMails({ id, label }: { id: string; label: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data } = useMailThread(id)
  const others = data?.filter((mail) => mail.id !== id && mail.folder !== 'drafts') ?? []
  if (others.length === 0) return null
  return (
    <div className={styles.others}>
      <h3>{t('mail.thread', { count: others.length })}</h3>
      <ul>
        {others.map((mail) => (
          <li key={mail.id}>
            <Link to={`/dashboard/mail/${label}/${mail.id}`}>
              <strong>{mail.fromName ?? mail.fromAddress}</strong>
              <span>{mail.preview ?? mail.subject}</span>
              <time dateTime={mail.sentAt}>{formatWhen(mail.sentAt, locale)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
