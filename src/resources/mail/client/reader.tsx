import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { statusOf } from '#providers/data/problem'
import { DownloadLink } from '#screens/attachments/download-link'
import { formatBytes } from '#screens/fields/bytes'
import { formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Avatar } from '#shell/parts/avatar'
import { Icon } from '#shell/icons'
import { EmptyState, ErrorState, RecordSkeleton } from '#shell/states'
import { useNameOfLabel } from './label-name'
import { MailActions } from './mail-actions'
import { useMail, type Address, type Mail } from './mail-data'
import { Deliveries } from './deliveries'
import { MailFrame } from './mail-frame'
import { OwnLabels } from './list/mail-line'
import { MarkButton } from './list/mark-button'
import { SourceDialog } from './source-dialog'
import { OtherMails } from './other-mails'
import styles from './reader.module.css'
import type { AnswerKind } from './compose/start-of-mail'
import { useChangeMails } from './use-change-mails'

interface ReaderProps {
  readonly id: string
  readonly label: string
  readonly onAnswer: (mail: Mail, kind: AnswerKind) => void
}

/** One mail. */
export function Reader({ id, label, onAnswer }: ReaderProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: mail, error, refetch } = useMail(id)
  const name = useNameOfLabel(label)
  const list = `/dashboard/mail/${label}`
  const leave = () => void navigate(list)
  return (
    <section className={styles.reader} aria-label={mail?.subject ?? t('mail.frame')}>
      <header className={styles.bar}>
        <Link to={list} className="icon-button" aria-label={t('mail.backToList', { label: name })}>
          <Icon name="arrow-left" size={20} />
        </Link>
        <span className={styles.space} />
        {mail && <MailActions mails={[mail]} onGone={leave} />}
      </header>
      {mail ? (
        <OpenMail mail={mail} label={label} onAnswer={onAnswer} />
      ) : statusOf(error) === 404 ? (
        <EmptyState scene="missing" title={t('mail.missing')} text={t('mail.missingText')} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordSkeleton fields={4} />
      )}
    </section>
  )
}

const answers = [
  ['reply', 'arrow-u-up-left'],
  ['replyAll', 'arrow-u-up-left'],
  ['forward', 'arrow-u-up-right'],
] as const

type OpenMailProps = { readonly mail: Mail } & Omit<ReaderProps, 'id'>

function OpenMail({ mail, label, onAnswer }: OpenMailProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  useReading(mail)
  const sender = { id: mail.fromAddress, displayName: mail.fromName ?? mail.fromAddress }
  return (
    <article className={styles.mail}>
      <div className={styles.title}>
        <h2>{mail.subject ?? t('mail.noSubject')}</h2>
        {mail.isAutomatic && <span className={styles.automatic}>{t('mail.automatic')}</span>}
        <OwnLabels ids={mail.labels} />
        <MarkButton mail={mail} mark="star" />
        <MarkButton mail={mail} mark="important" />
      </div>
      <div className={styles.head}>
        <Avatar person={sender} size={40} />
        <div className={styles.people}>
          <p>
            <strong>{sender.displayName}</strong> <span className="quiet">{mail.fromAddress}</span>
          </p>
          <People label={t('mail.to')} people={mail.to} />
          <People label={t('mail.cc')} people={mail.cc} />
          <People label={t('mail.bcc')} people={mail.bcc} />
        </div>
        <time className="quiet" dateTime={mail.sentAt}>
          {formatInstant(mail.sentAt, locale)}
        </time>
      </div>
      <MailFrame id={mail.id}>
        <BelowMail mail={mail} label={label} onAnswer={onAnswer} />
      </MailFrame>
    </article>
  )
}

/** What follows the body: attachments, reply buttons, and the other mails of the thread. */
function BelowMail({ mail, label, onAnswer }: OpenMailProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      {mail.attachments.length > 0 && (
        <ul className={styles.attachments} aria-label={t('attaching.attachments')}>
          {mail.attachments.map(({ name, size, content }) => (
            <li key={content ?? name}>
              <Icon name="paperclip" size={18} />
              {content === null ? (
                name
              ) : (
                <DownloadLink content={content} name={name}>
                  {name}
                </DownloadLink>
              )}
              <span className="quiet">{formatBytes(size, locale)}</span>
            </li>
          ))}
        </ul>
      )}
      {mail.folder === 'sent' && <Deliveries id={mail.id} />}
      <div className={styles.answers}>
        {answers.map(([kind, icon]) => (
          <button key={kind} type="button" className="button" onClick={() => onAnswer(mail, kind)}>
            <Icon name={icon} size={18} />
            {t(`mail.${kind}`)}
          </button>
        ))}
        {mail.messageId !== null && <SourceButton id={mail.id} />}
      </div>
      <OtherMails id={mail.id} label={label} />
    </>
  )
}

function SourceButton({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t('mail.showSource')}
      </button>
      {isOpen && <SourceDialog id={id} onClose={() => setOpen(false)} />}
    </>
  )
}

const People = ({ label, people }: { label: string; people: readonly Address[] }) =>
  people.length > 0 && (
    <p className="quiet">
      {label}: {people.map(({ name, address }) => name ?? address).join(', ')}
    </p>
  )

/** Marks a mail as read when it is opened. */
function useReading({ id, isRead }: Mail): void {
  const { change } = useChangeMails()
  useEffect(() => {
    if (!isRead) void change({ ids: [id], verb: 'markRead' })
    // oxlint-disable-next-line react/exhaustive-deps -- only on opening: the user may then mark it as unread
  }, [id])
}
