import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { InvitationAmong } from '#screens/attendance/lazy-attendance'
import { DownloadLink } from '#screens/attachments/download-link'
import { formatBytes } from '#base/format/bytes'
import { formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import { Avatar } from '#shell/parts/avatar/avatar'
import { MenuButton } from '#shell/parts/menu-button'
import type { AnswerKind } from '../compose/start-of-mail'
import { Deliveries } from '../deliveries'
import { MarkButton } from '../list/mark-button'
import type { Address, ListedMail } from '../mail-data'
import { MailFrame } from '../mail-frame'
import { RuleDialog } from '../rules/rule-dialog'
import { SourceDialog } from '../source-dialog'
import { useChangeMails } from '../use-change-mails'
import { useMoveMails } from '../use-move-mails'
import { ScheduledNotice } from './scheduled-notice'
import styles from './stack.module.css'

interface MessageProps {
  readonly mail: ListedMail
  /** Left out for the only mail of a conversation. */
  readonly onFold: (() => void) | undefined
  readonly onAnswer: (mail: ListedMail, kind: AnswerKind) => void
  /** What follows it, once its height is known. */
  readonly children: ReactNode
}

/** An unfolded mail of a conversation. */
export function Message({ mail, onFold, onAnswer, children }: MessageProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const sender = { id: mail.fromAddress, displayName: mail.fromName ?? mail.fromAddress }
  return (
    <div className={styles.message}>
      <div className={styles.head}>
        <Avatar person={sender} size={36} />
        <div className={styles.people}>
          <p>
            <Sender name={sender.displayName} onFold={onFold} />{' '}
            <span className="quiet">{mail.fromAddress}</span>{' '}
            {mail.isAutomatic && <span className={styles.automatic}>{t('mail.automatic')}</span>}
          </p>
          <People label={t('mail.to')} people={mail.to} />
          <People label={t('mail.cc')} people={mail.cc} />
          <People label={t('mail.bcc')} people={mail.bcc} />
        </div>
        {mail.folder !== 'scheduled' && (
          <time className="quiet" dateTime={mail.sentAt}>
            {formatInstant(mail.sentAt, locale)}
          </time>
        )}
        {onFold && <MarkButton mail={mail} mark="star" />}
        {mail.folder !== 'scheduled' && <MessageMenu mail={mail} onAnswer={onAnswer} />}
      </div>
      {mail.folder === 'scheduled' && mail.sendAt !== null && (
        <ScheduledNotice id={mail.id} sendAt={mail.sendAt} />
      )}
      <MailFrame id={mail.id}>
        <InvitationAmong files={mail.attachments} />
        <Attachments attachments={mail.attachments} />
        {mail.folder === 'sent' && <Deliveries id={mail.id} />}
        {children}
      </MailFrame>
    </div>
  )
}

/** The name of the author; where the mail can be folded, a button that does so. */
function Sender({ name, onFold }: { readonly name: string } & Pick<MessageProps, 'onFold'>) {
  if (!onFold) return <strong>{name}</strong>
  return (
    <button type="button" className={styles.sender} aria-expanded onClick={onFold}>
      {name}
    </button>
  )
}

/** What can be done with a single mail of a conversation. */
function MessageMenu({ mail, onAnswer }: Pick<MessageProps, 'mail' | 'onAnswer'>) {
  const { t } = useTranslation()
  const { change } = useChangeMails()
  const { moveTo } = useMoveMails()
  const [open, setOpen] = useState<'source' | 'rule'>()
  const close = () => setOpen(undefined)
  const ids = [mail.id]
  const answer = (kind: AnswerKind) => ({ label: t(`mail.${kind}`), run: () => onAnswer(mail, kind) })
  const items = [
    answer('reply'),
    answer('replyAll'),
    answer('forward'),
    { label: t('mail.markUnread'), run: () => void change({ ids, verb: 'markUnread' }) },
    ...(mail.folder === 'trash'
      ? []
      : [{ label: t('mail.trash'), run: () => void moveTo({ ids, folder: 'trash' }) }]),
    ...(mail.messageId !== null ? [{ label: t('mail.showSource'), run: () => setOpen('source') }] : []),
    ...(mail.folder === 'sent' ? [] : [{ label: t('mailRules.fromSender'), run: () => setOpen('rule') }]),
  ]
  return (
    <>
      <MenuButton name={t('mail.messageMenu')} items={items}>
        <Icon name="dots-three-vertical" size={20} />
      </MenuButton>
      {open === 'source' && <SourceDialog id={mail.id} onClose={close} />}
      {open === 'rule' && <RuleDialog rule={{ query: `from:${mail.fromAddress}` }} onClose={close} />}
    </>
  )
}

function Attachments({ attachments }: Pick<ListedMail, 'attachments'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (attachments.length === 0) return null
  return (
    <ul className={styles.attachments} aria-label={t('attaching.attachments')}>
      {attachments.map(({ name, size, content }) => (
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
  )
}

const People = ({ label, people }: { label: string; people: readonly Address[] }) =>
  people.length > 0 && (
    <p className="quiet">
      {label}: {people.map(({ name, address }) => name ?? address).join(', ')}
    </p>
  )
