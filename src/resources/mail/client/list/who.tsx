import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Conversation } from '../mail-data'
import styles from './mail-line.module.css'

/**
 * Who wrote in a conversation, with the number of its mails; in sent mails and drafts that nobody has answered, to whom
 * they go.
 */
export function Who({ conversation }: { readonly conversation: Conversation }) {
  const { t } = useTranslation()
  const { mail, count, draftCount } = conversation
  const people = useAuthors(conversation)
  const isOutgoing = mail.folder === 'sent' || mail.folder === 'scheduled' || mail.folder === 'drafts'
  const isAlone = people.length <= 1
  const recipients = mail.to.map(({ name, address }) => name ?? address).join(', ')
  return (
    <span className={styles.who}>
      <span className={styles.names} dir="auto">
        {isOutgoing && isAlone
          ? t('mail.toPeople', { people: recipients || t('mail.nobody') })
          : people.map(({ address, shown, isUnread }, index) => (
              <Fragment key={address}>
                {index > 0 && ', '}
                <span data-unread={isUnread || undefined}>{shown}</span>
              </Fragment>
            ))}
      </span>
      {count > 1 && (
        <span className={styles.number} title={t('mail.countInConversation', { count })}>
          {count}
        </span>
      )}
      {draftCount > 0 && <span className={styles.draft}>{t('mail.draftMark', { count: draftCount })}</span>}
    </span>
  )
}

/** The authors as they are shown: of several, the first names. */
function useAuthors({ people }: Conversation) {
  const { t } = useTranslation()
  const { data: me } = useGetIdentity()
  const isAlone = people.length === 1
  return people.map(({ name, address, isUnread }) => {
    const full = name ?? address
    const isMe = address === me?.email
    return { address, isUnread, shown: isMe && !isAlone ? t('mail.me') : isAlone ? full : firstName(full) }
  })
}

const firstName = (name: string): string => name.split(/[ @]/, 1)[0] ?? name
