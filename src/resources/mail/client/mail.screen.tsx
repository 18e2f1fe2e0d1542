import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useAreaState } from '#providers/data/area-state'
import { messageOf } from '#providers/data/http/problem'
import { notify } from '#base/toasts/notify'
import { useGetIdentity } from '#providers/auth/use-auth'
import { formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Page } from '#shell/navigation/page'
import { ComposeButton } from './compose/compose-button'
import { Dock } from './compose/dock'
import { LabelRail } from './labels/label-rail'
import { useMailReader, type Draft, type ListedMail, type Mail } from './mail-data'
import { MailList } from './list/mail-list'
import styles from './mail.module.css'
import { Reader } from './reader'
import { useHeldAfterReload } from './compose/held-mails'
import { answerTo, blankMail, draftOfMail, type AnswerKind } from './compose/start-of-mail'
import { useOpenMail } from './compose/use-open-mail'
import { SettingsButton } from './settings/settings-button'
import { useSignature } from './compose/use-signature'
import { useMailKeys } from './use-mail-keys'

/** `/dashboard/mail/:label` and `/dashboard/mail/:label/:id`: the labels, and the list of mails or one mail. */
export function MailScreen() {
  const { t } = useTranslation()
  const { label = 'all', id } = useParams()
  const { isLoading } = useAreaState('mail')
  const readMail = useMailReader()
  const openMail = useOpenMail()
  const answer = useAnswer()
  const signature = useSignature()
  const write = async () => void openMail('newMail', blankMail(await signature()))
  useMailKeys(() => void write())
  useHeldAfterReload()
  const attempt = (work: () => Promise<void>) =>
    void work().catch((error: unknown) => notify({ message: messageOf(error), variant: 'error' }))
  const openDraft = (mail: ListedMail, below?: string) =>
    attempt(async () => {
      const location = id !== undefined && below !== undefined ? { page: id, mail: below } : undefined
      openMail('editDraft', draftOfMail(await readMail(mail.id)), location)
    })
  return (
    <Page
      title={t('mail.title')}
      compact
      actions={
        <>
          <SettingsButton />
          <ComposeButton onPress={() => void write()} />
        </>
      }
    >
      <div className={styles.mail} data-reading={id !== undefined || undefined} aria-busy={isLoading}>
        <LabelRail current={label} />
        {id === undefined ? (
          <MailList key={label} label={label} onDraft={(mail) => openDraft(mail)} />
        ) : (
          <Reader
            key={id}
            id={id}
            label={label}
            onAnswer={(mail, kind) =>
              attempt(async () => {
                const start = answer(await readMail(mail.id), kind, await signature())
                openMail(kind, start, { page: id, mail: mail.id })
              })
            }
            onDraft={openDraft}
          />
        )}
      </div>
      <Dock page={id} />
    </Page>
  )
}

/** Returns a function for the draft of an answer, with the texts in the language of the page. */
function useAnswer(): (mail: Mail, kind: AnswerKind, signature: string) => Draft {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: user } = useGetIdentity()
  return (mail, kind, signature) =>
    answerTo(mail, kind, user?.email ?? '', {
      signature,
      subject: (subject) => t(kind === 'forward' ? 'mail.forwardSubject' : 'mail.replySubject', { subject }),
      wrote: t('mail.wrote', {
        when: formatInstant(mail.sentAt, locale),
        name: mail.fromName ?? mail.fromAddress,
      }),
    })
}
