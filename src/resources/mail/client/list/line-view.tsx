import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatInstant, formatWhen } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import { asListed } from '../as-listed'
import type { Conversation, Label, ListedMail } from '../mail-data'
import styles from './mail-line.module.css'
import { LabelTags, Muted } from './tags'
import { Who } from './who'

export interface LineProps {
  readonly conversation: Conversation
  /** The address of the conversation. */
  readonly to: string
  readonly isChosen: boolean
  readonly onChoose: (isRange: boolean) => void
  readonly onDraft: (mail: ListedMail) => void
}

interface LineViewProps extends LineProps {
  /** The labels of the mailbox. */
  readonly labels: readonly Label[]
  readonly marks: ReactNode
  readonly actions: ReactNode
}

/** A conversation in a list; unread ones are bold. The application and its first page have the same. */
export function LineView(props: LineViewProps) {
  const { conversation, to, labels, isChosen, onChoose, onDraft, marks, actions } = props
  const { t } = useTranslation()
  const locale = useLocale()
  const mail = asListed(conversation)
  const when = mail.sendAt ?? mail.snoozedUntil ?? mail.listedAt
  const subject = mail.subject ?? t('mail.noSubject')
  const content = (
    <>
      <Who conversation={conversation} />
      <span className={styles.what}>
        <LabelTags labels={labels} ids={mail.labels} />
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
      <span className={styles.marks}>{marks}</span>
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
      {actions}
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
