import { useTranslation } from 'react-i18next'
import { formatInstant, formatWhen } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import { Avatar } from '#shell/parts/avatar/avatar'
import type { ListedMail } from '../mail-data'
import styles from './stack.module.css'

interface FoldedMailProps {
  readonly mail: ListedMail
  readonly onOpen: (mail: ListedMail) => void
}

/** A mail of a conversation as one line, which unfolds it; a draft is written on. */
export function FoldedMail({ mail, onOpen }: FoldedMailProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const isDraft = mail.folder === 'drafts'
  const when = mail.sendAt ?? mail.sentAt
  const author = mail.fromName ?? mail.fromAddress
  return (
    <button
      type="button"
      className={styles.folded}
      aria-expanded={isDraft ? undefined : false}
      onClick={() => onOpen(mail)}
    >
      <Avatar person={{ id: mail.fromAddress, displayName: author }} size={36} />
      <strong>
        {isDraft ? <span className={styles.draft}>{t('mail.draftMark', { count: 1 })}</span> : author}
      </strong>
      <span className={styles.preview} dir="auto">
        {mail.preview ?? mail.subject}
      </span>
      {mail.hasAttachments && <Icon name="paperclip" size={16} />}
      <time dateTime={when} title={formatInstant(when, locale)}>
        {formatWhen(when, locale)}
      </time>
    </button>
  )
}
