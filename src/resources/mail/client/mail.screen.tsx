import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useAreaState } from '#providers/data/area-state'
import { messageOf } from '#providers/data/problem'
import { notify } from '#base/toasts/notify'
import { useGetIdentity } from '#providers/auth/use-auth'
import { formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import { Page } from '#shell/navigation/page'
import { ComposeDialog } from './compose/compose-dialog'
import { LabelRail } from './labels/label-rail'
import { useMailReader, type Draft, type ListedMail, type Mail } from './mail-data'
import { MailList } from './list/mail-list'
import styles from './mail.module.css'
import { Reader } from './reader'
import { useHeldAfterReload } from './compose/held-mails'
import { closeMail, openMail, useOpenMails } from './compose/open-mails'
import { answerTo, blankMail, draftOfMail, type AnswerKind } from './compose/start-of-mail'
import { useMailKeys } from './use-mail-keys'

/** `/dashboard/mail/:label` and `/dashboard/mail/:label/:id`: the labels, and the list of mails or one mail. */
export function MailScreen() {
  const { t } = useTranslation()
  const { label = 'all', id } = useParams()
  const { isLoading } = useAreaState('mail')
  const opened = useOpenMails()
  const readMail = useMailReader()
  const begin = useAnswer(openMail)
  useMailKeys(() => openMail(blankMail))
  useHeldAfterReload()
  const answer = async (mail: ListedMail, kind: AnswerKind) => {
    try {
      begin(await readMail(mail.id), kind)
    } catch (error) {
      notify({ message: messageOf(error), variant: 'error' })
    }
  }
  const openDraft = async (mail: ListedMail) => {
    try {
      openMail(draftOfMail(await readMail(mail.id)))
    } catch (error) {
      notify({ message: messageOf(error), variant: 'error' })
    }
  }
  return (
    <Page
      title={t('mail.title')}
      compact
      actions={
        <button type="button" className="button primary" onClick={() => openMail(blankMail)}>
          <Icon name="pencil-simple" size={18} />
          {t('mail.compose')}
        </button>
      }
    >
      <div className={styles.mail} aria-busy={isLoading}>
        <LabelRail current={label} />
        {id === undefined ? (
          <MailList key={label} label={label} onDraft={(mail) => void openDraft(mail)} />
        ) : (
          <Reader
            key={id}
            id={id}
            label={label}
            onAnswer={(mail, kind) => void answer(mail, kind)}
            onDraft={(mail) => void openDraft(mail)}
          />
        )}
      </div>
      {opened.map(({ key, start }) => (
        <ComposeDialog key={key} start={start} onClose={() => closeMail(key)} />
      ))}
    </Page>
  )
}

/** Starts a reply, with the texts in the language of the page. */
function useAnswer(begin: (draft: Draft) => void) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: user } = useGetIdentity()
  return (mail: Mail, kind: AnswerKind) =>
    begin(
      answerTo(mail, kind, user?.email ?? '', {
        subject: (subject) =>
          t(kind === 'forward' ? 'mail.forwardSubject' : 'mail.replySubject', { subject }),
        wrote: t('mail.wrote', {
          when: formatInstant(mail.sentAt, locale),
          name: mail.fromName ?? mail.fromAddress,
        }),
      }),
    )
}
