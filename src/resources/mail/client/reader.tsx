import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { statusOf } from '#providers/data/http/problem'
import { Icon } from '#shell/icons'
import { EmptyState, ErrorState, RecordSkeleton } from '#shell/states'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { useNameOfLabel } from './labels/use-name-of-label'
import { OwnLabels } from './list/mail-line'
import { Muted } from './list/tags'
import { MarkButton } from './list/mark-button'
import { MailActions } from './actions/mail-actions'
import { useMailThread, type ListedMail } from './mail-data'
import { Neighbours, useBeside } from './neighbours'
import { ReaderKeys } from './reading/reader-keys'
import { Stack } from './reading/stack'
import styles from './reader.module.css'
import type { AnswerKind } from './compose/start-of-mail'
import { useChangeMails } from './use-change-mails'

export interface ReaderProps {
  readonly id: string
  readonly label: string
  readonly onAnswer: (mail: ListedMail, kind: AnswerKind) => void
  readonly onDraft: (mail: ListedMail, below: string | undefined) => void
}

/** The conversation of a mail: its mails one below the other. */
export function Reader({ id, label, onAnswer, onDraft }: ReaderProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data: mails, error, refetch } = useMailThread(id)
  const mail = mails?.find((item) => item.id === id)
  const name = useNameOfLabel(label)
  const list = `/dashboard/mail/${label}${search}`
  const beside = useBeside(id, label)
  const leave = () => void navigate(list)
  useShortcut('u', { group: 'mail', label: t('mail.backToList', { label: name }), run: leave })
  return (
    <section className={styles.reader} data-reader aria-label={mail?.subject ?? t('mail.conversation')}>
      <header className={styles.bar}>
        <Link to={list} className="icon-button" aria-label={t('mail.backToList', { label: name })}>
          <Icon name="arrow-left" size={20} />
        </Link>
        {mail && mails && <MailActions mails={[withMarks(mail, mails)]} onGone={leave} />}
        {mail && <ReaderKeys mail={mail} label={label} list={list} beside={beside} onGone={leave} />}
        <span className={styles.space} />
        <Neighbours beside={beside} />
      </header>
      {mail && mails ? (
        <OpenConversation mail={mail} mails={mails} onAnswer={onAnswer} onDraft={onDraft} />
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

interface OpenConversationProps extends Pick<ReaderProps, 'onAnswer' | 'onDraft'> {
  readonly mail: ListedMail
  readonly mails: readonly ListedMail[]
}

function OpenConversation({ mail, mails, onAnswer, onDraft }: OpenConversationProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const whole = withMarks(mail, mails)
  useReading(whole, mails.length)
  return (
    <article className={styles.mail}>
      <div className={styles.title}>
        <h2 dir="auto">{mails[0]?.subject ?? t('mail.noSubject')}</h2>
        <OwnLabels ids={whole.labels} />
        {whole.isMuted && <Muted />}
        {whole.folder === 'snoozed' && (
          <span className="quiet">
            {whole.snoozedUntil &&
              t('mailRules.snoozedUntil', { when: formatInstant(whole.snoozedUntil, locale) })}
          </span>
        )}
        <MarkButton mail={whole} mark="star" whole />
        <MarkButton mail={whole} mark="important" whole />
      </div>
      <Stack id={mail.id} mails={mails} onAnswer={onAnswer} onDraft={onDraft} />
    </article>
  )
}

/** A mail with the marks and labels that its conversation has together. */
const withMarks = (mail: ListedMail, mails: readonly ListedMail[]): ListedMail => ({
  ...mail,
  isRead: mails.every(({ isRead }) => isRead),
  isStarred: mails.some(({ isStarred }) => isStarred),
  isImportant: mails.some(({ isImportant }) => isImportant),
  isMuted: mails.some(({ isMuted }) => isMuted),
  labels: [...new Set(mails.flatMap(({ labels }) => labels))],
})

/** Marks a conversation as read when it is opened, and when a mail arrives while it is visible. */
function useReading({ id, isRead }: ListedMail, count: number): void {
  const { change } = useChangeMails()
  useEffect(() => {
    if (!isRead && !document.hidden) void change({ ids: [id], verb: 'markRead', whole: true })
    // oxlint-disable-next-line react/exhaustive-deps -- only then: the user may mark it as unread afterwards
  }, [id, count])
}
