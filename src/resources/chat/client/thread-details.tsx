import { useTranslation } from 'react-i18next'
import { useGetIdentity } from '#providers/auth/use-auth'
import { formatDistance } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Avatar } from '#shell/parts/avatar'
import { Icon } from '#shell/icons'
import type { Member, OpenConversation } from './chat-data'
import styles from './chat.module.css'

/** The participants, and when each of them was last there. */
export function ThreadDetails({
  conversation,
  onClose,
}: {
  conversation: OpenConversation
  onClose: () => void
}) {
  const { t } = useTranslation()
  return (
    <aside className={styles.details} aria-label={t('chat.details')}>
      <header>
        <h3>{t('chat.people', { count: conversation.participants.length })}</h3>
        <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="x" size={18} />
        </button>
      </header>
      <ul>
        {conversation.participants.map((member) => (
          <MemberLine key={member.id} member={member} />
        ))}
      </ul>
    </aside>
  )
}

function MemberLine({ member }: { member: Member }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: user } = useGetIdentity()
  const { displayName, company, seenAt } = member
  return (
    <li>
      <Avatar person={member} size={40} />
      <div>
        <strong>{member.id === user?.id ? t('chat.youInList', { name: displayName }) : displayName}</strong>
        {company && <span className="quiet">{company}</span>}
        <span className="quiet">
          {seenAt ? t('chat.lastSeen', { when: formatDistance(seenAt, locale) }) : t('chat.neverSeen')}
        </span>
      </div>
    </li>
  )
}
