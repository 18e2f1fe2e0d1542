import { useTranslation } from 'react-i18next'
import { formatDistance } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Avatar, type Person } from '#shell/parts/avatar/avatar'
import type { Member } from './chat-data'
import styles from './chat.module.css'

type Present = Pick<Member, 'isOnline' | 'activeAt'>

/** Whether a user is active now, or when they last were. */
export function PresenceText({ person: { isOnline, activeAt } }: { person: Present }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (isOnline) return t('chat.activeNow')
  return activeAt ? t('chat.lastActive', { when: formatDistance(activeAt, locale) }) : t('chat.away')
}

/** The picture of a user with a dot: filled while they are active, else hollow. It is described by text beside it. */
export const PresentAvatar = ({ person, size = 36 }: { person: Person & Present; size?: 24 | 36 | 40 }) => (
  <span className={styles.present}>
    <Avatar person={person} size={size} />
    <span className={styles.dot} data-online={person.isOnline || undefined} aria-hidden="true" />
  </span>
)
