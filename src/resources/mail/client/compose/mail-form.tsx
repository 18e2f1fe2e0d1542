import Alert from '@mui/material/Alert'
import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#providers/data/http/problem'
import { AttachButton, AttachedList } from '#screens/attachments/attachments-input'
import type { RichTextHandle } from '#screens/fields/input/rich-text/rich-text-input'
import { QuestionDialog } from '#screens/question-dialog'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { useSendsMail } from '../mail-data'
import styles from './compose.module.css'
import { DiscardButton } from './discard-button'
import { Fields } from './fields'
import { markShown, type OpenMail } from './open-mails'
import { SaveStatusText } from './saving-state'
import { SendButton } from './sending/send-button'
import { TemplatesButton } from '../templates/templates-button'
import { submitOnKeys } from './submit-on-keys'
import type { Composer } from './use-composer'

interface MailFormProps {
  readonly mail: OpenMail
  readonly composer: Composer
}

/** The form of a mail that is being written: its fields, and the buttons below them. */
export function MailForm({ mail, composer }: MailFormProps) {
  const { t } = useTranslation()
  const formId = useId()
  const { key, draft, start, saver, status, focusCount } = mail
  const { attachments, sending, set, discard } = composer
  const { isRunning, fault, refusal, question } = sending
  const form = useRef<HTMLFormElement>(null)
  const attach = useRef<HTMLButtonElement>(null)
  const text = useRef<RichTextHandle>(null)
  const onText = useCallback((handle: RichTextHandle | null) => {
    text.current = handle
  }, [])
  const [isNew] = useState(mail.isNew)
  useEffect(() => markShown(key), [key])
  useShortcut('mod+Enter', { group: 'mail', label: t('mail.send') })
  useEffect(() => {
    if (focusCount > 0) form.current?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus()
  }, [focusCount])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void sending.send({})
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Leaving any of its fields saves it. */}
      <form
        ref={form}
        id={formId}
        noValidate
        className={styles.form}
        onKeyDownCapture={submitOnKeys}
        onSubmit={submit}
        onBlur={() => void saver.flush()}
      >
        <Notices refusal={refusal} />
        <Fields draft={draft} start={start} fault={fault} isNew={isNew} onText={onText} onChange={set} />
        <AttachedList
          value={draft.attachments}
          attachments={attachments}
          onGone={() => attach.current?.focus()}
          onRemove={(gone) => set({ attachments: draft.attachments.filter((item) => item !== gone) })}
        />
      </form>
      <div className={styles.foot}>
        <SendButton
          form={formId}
          isRunning={isRunning}
          isReady={sending.isReady}
          onSchedule={(sendAt) => sending.send({ sendAt })}
        />
        <AttachButton ref={attach} attachments={attachments} />
        <TemplatesButton
          draft={draft}
          onInsert={({ body, subject }) => {
            text.current?.insert(body)
            if (subject !== null && !draft.subject) set({ subject })
          }}
        />
        <SaveStatusText status={status} />
        <DiscardButton onDiscard={() => void discard()} />
      </div>
      {question && (
        <QuestionDialog
          title={t('mail.noAttachment')}
          text={t('mail.noAttachmentText')}
          yes={t('mail.sendAnyway')}
          {...question}
        />
      )}
    </>
  )
}

/** Whether mails stay on this server, and why the mail was not sent. */
function Notices({ refusal }: { readonly refusal: unknown }) {
  const { t } = useTranslation()
  const sendsMail = useSendsMail()
  return (
    <>
      {sendsMail === false && (
        <Alert severity="info" role="note">
          {t('mail.staysHere')}
        </Alert>
      )}
      {refusal !== undefined && <Alert severity="error">{messageOf(refusal)}</Alert>}
    </>
  )
}
