import { useTranslation } from 'react-i18next'
import { Icon } from '../../shell/icons'
import type { ListedMail } from './mail-data'
import styles from './mail-list.module.css'
import { useChangeMails } from './use-change-mails'

/** Puts a star on a mail, or takes it off. */
export function StarButton({ mail }: { mail: ListedMail }) {
  const { t } = useTranslation()
  const { change } = useChangeMails()
  const { id, isStarred } = mail
  return (
    <button
      type="button"
      className={`icon-button ${styles.star}`}
      aria-label={t('mail.star')}
      aria-pressed={isStarred}
      title={t(isStarred ? 'mail.unstar' : 'mail.star')}
      onClick={() => void change({ ids: [id], verb: isStarred ? 'unstar' : 'star' })}
    >
      <Icon name="star" size={20} />
    </button>
  )
}
