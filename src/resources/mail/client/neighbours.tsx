import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useEndpointCache } from '#providers/data/endpoint-cache'
import { Icon } from '#shell/icons'
import { useMailFilter } from './list/use-mail-filter'
import { listsKey, type ConversationPage } from './mail-data'
import styles from './reader.module.css'

/** Links to the conversations before and after one in the list that was read; nothing where none was. */
export function Neighbours({ id, label }: { readonly id: string; readonly label: string }) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const cache = useEndpointCache()
  const filter = useMailFilter(label)
  const mails = cache
    .pages<ConversationPage>([...listsKey, filter])
    .flatMap(({ conversations }) => conversations.map(({ mail }) => mail))
    .filter(({ folder }) => folder !== 'drafts')
  const index = mails.findIndex((mail) => mail.id === id)
  if (index < 0) return null
  const neighbours = [
    { mail: mails[index - 1], name: t('mail.newer'), icon: 'caret-left' },
    { mail: mails[index + 1], name: t('mail.older'), icon: 'caret-right' },
  ] as const
  return neighbours.map(({ mail, name, icon }) =>
    mail ? (
      <Link
        key={icon}
        to={`/dashboard/mail/${label}/${mail.id}${search}`}
        className="icon-button"
        aria-label={name}
        title={name}
      >
        <Icon name={icon} size={20} />
      </Link>
    ) : (
      <span key={icon} className={styles.absent} aria-hidden="true" />
    ),
  )
}
