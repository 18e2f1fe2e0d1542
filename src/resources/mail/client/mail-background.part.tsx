import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { setMenuCount } from '#base/counts/menu-counts'
import { notify } from '#base/toasts/notify'
import { isQuietFor } from '#providers/auth/is-quiet-for'
import { useGetIdentity } from '#providers/auth/use-auth'
import { useMailbox, type Mailbox } from './mail-data'

/** The lists that show a mail that arrives. */
const lists = ['/dashboard/mail/inbox', '/dashboard/mail/all']

/**
 * Follows the inbox on every page: how many conversations are unread stands at the menu and in the title, and a mail
 * that arrives is shown as a toast. The labels of the mailbox read the same query.
 */
export function MailBackground() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: user } = useGetIdentity()
  const { data } = useMailbox()
  /** When the latest known mail of the inbox arrived. */
  const known = useRef<string>(undefined)
  const unread = data?.labels.find(({ id }) => id === 'inbox')?.unreadCount ?? 0
  useEffect(() => setMenuCount('mails', unread), [unread])

  const announce = useEffectEvent((mail: NonNullable<Mailbox['latest']>) => {
    if (mail.isRead || mail.fromAddress === user?.email) return
    if (document.hidden || lists.includes(location.pathname) || isQuietFor(user)) return
    const name = mail.fromName ?? mail.fromAddress
    notify({
      key: `mail arrived ${mail.id}`,
      message: t('mail.arrived', { name, subject: mail.subject ?? t('mail.noSubject') }),
      variant: 'info',
      action: { label: t('mail.open'), run: () => void navigate(`/dashboard/mail/inbox/${mail.id}`) },
    })
  })
  useEffect(() => {
    if (!data) return
    const before = known.current
    const listedAt = data.latest?.listedAt ?? ''
    if (before !== undefined && listedAt <= before) return
    known.current = listedAt
    if (before !== undefined && data.latest) announce(data.latest)
  }, [data])
  return null
}
