import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatInstant, formatWhen } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import { asListed, useLabelsOfMail, type Conversation, type ListedMail } from '../mail-data'
import { LineActions } from './line-actions'
import styles from './mail-line.module.css'
import { MarkButton } from './mark-button'
import { Who } from './who'

interface MailLineProps {
  readonly conversation: Conversation
  /** The address of the conversation. */
  readonly to: string
  readonly isChosen: boolean
  readonly onChoose: (isRange: boolean) => void
  readonly onDraft: (mail: ListedMail) => void
}

/** A conversation in a list; unread ones are bold. */
export function MailLine({ conversation, to, isChosen, onChoose, onDraft }: MailLineProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const mail = asListed(conversation)
  const when = mail.sendAt ?? mail.snoozedUntil ?? mail.listedAt
  const subject = mail.subject ?? t('mail.noSubject')
  const content = (
    <>
      <Who conversation={conversation} />
      <span className={styles.what}>
        <OwnLabels ids={mail.labels} />
        {mail.isMuted && <Muted />}
        <span className={styles.subject} dir="auto">
          {subject}
        </span>
        {mail.preview && (
          <span className={styles.preview} dir="auto">
            {mail.preview}
          </span>
        )}
      </span>
    </>
  )
  return (
    <li className={styles.line} data-unread={!mail.isRead || undefined} data-chosen={isChosen || undefined}>
      <input
        type="checkbox"
        aria-label={t('mail.select', { subject })}
        checked={isChosen}
        onChange={({ nativeEvent }) => onChoose((nativeEvent as MouseEvent).shiftKey === true)}
      />
      <span className={styles.marks}>
        <MarkButton mail={mail} mark="star" whole />
        <MarkButton mail={mail} mark="important" whole />
      </span>
      {mail.folder === 'drafts' ? (
        <button type="button" className={styles.open} data-line={mail.id} onClick={() => onDraft(mail)}>
          {content}
        </button>
      ) : (
        <Link to={to} className={styles.open} data-line={mail.id}>
          {content}
        </Link>
      )}
      <span className={styles.end}>
        {mail.hasAttachments && (
          <span role="img" aria-label={t('mail.attachment')}>
            <Icon name="paperclip" size={16} />
          </span>
        )}
        <Waiting mail={mail} />
        <time dateTime={when} title={formatInstant(when, locale)}>
          {formatWhen(when, locale)}
        </time>
      </span>
      <LineActions mail={mail} />
    </li>
  )
}

/** Says that the time of a mail is that when it is sent or returns, or when it has returned. */
function Waiting({ mail: { sendAt, snoozedUntil, returnedAt } }: { mail: ListedMail }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const inWords = (instant: string) => ({ when: formatInstant(instant, locale) })
  const text = sendAt
    ? t('mail.scheduledFor', inWords(sendAt))
    : snoozedUntil
      ? t('mailRules.snoozedUntil', inWords(snoozedUntil))
      : returnedAt && t('mailRules.returned', inWords(returnedAt))
  if (!text) return null
  return (
    <span role="img" aria-label={text} title={text}>
      <Icon name={sendAt === null ? 'alarm' : 'clock'} size={16} />
    </span>
  )
}

/** Says that a conversation is muted. */
export function Muted() {
  const { t } = useTranslation()
  return (
    <span className={styles.tag}>
      <Icon name="bell-slash" size={14} />
      {t('mailRules.muted')}
    </span>
  )
}

/** The labels that the user has created. */
export function OwnLabels({ ids }: { ids: readonly string[] }) {
  const { data } = useLabelsOfMail()
  const own = data?.filter(({ id }) => ids.includes(id)) ?? []
  return own.map(({ id, name, color }) => (
    <span key={id} className={styles.tag}>
      <svg width="8" height="8" viewBox="0 0 8 8" aria-hidden="true">
        <circle cx="4" cy="4" r="4" fill={color ?? 'currentColor'} />
      </svg>
      {name}
    </span>
  ))
}
