import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useEndpointCache } from '#providers/data/endpoints/endpoint-cache'
import { Icon } from '#shell/icons'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { useMailFilter } from './list/use-mail-filter'
import { listsKey, type ConversationPage } from './mail-data'
import styles from './reader.module.css'

/** The addresses of the conversations beside one. */
export interface Beside {
  readonly newer: string | undefined
  readonly older: string | undefined
}

/** Returns the addresses of the conversations before and after one in the list that was read; undefined without one. */
export function useBeside(id: string, label: string): Beside | undefined {
  const { search } = useLocation()
  const cache = useEndpointCache()
  const filter = useMailFilter(label)
  const mails = cache
    .pages<ConversationPage>([...listsKey, filter])
    .flatMap(({ conversations }) => conversations.map(({ mail }) => mail))
    .filter(({ folder }) => folder !== 'drafts')
  const index = mails.findIndex((mail) => mail.id === id)
  if (index < 0) return undefined
  const addressOf = (at: number) => {
    const mail = mails[at]
    return mail && `/dashboard/mail/${label}/${mail.id}${search}`
  }
  return { newer: addressOf(index - 1), older: addressOf(index + 1) }
}

/** Links to the conversations before and after one; nothing where no list was read. */
export function Neighbours({ beside }: { readonly beside: Beside | undefined }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const goTo = (to: string | undefined) => () => void (to !== undefined && navigate(to))
  useShortcut('j', { group: 'mail', label: t('mail.older'), run: goTo(beside?.older) })
  useShortcut('k', { group: 'mail', label: t('mail.newer'), run: goTo(beside?.newer) })
  if (!beside) return null
  const links = [
    { to: beside.newer, name: t('mail.newer'), icon: 'caret-left' },
    { to: beside.older, name: t('mail.older'), icon: 'caret-right' },
  ] as const
  return links.map(({ to, name, icon }) =>
    to === undefined ? (
      <span key={icon} className={styles.absent} aria-hidden="true" />
    ) : (
      <Link key={icon} to={to} className="icon-button" aria-label={name} title={name}>
        <Icon name={icon} size={20} />
      </Link>
    ),
  )
}
