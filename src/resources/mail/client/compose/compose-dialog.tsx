import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#providers/data/problem'
import { notify } from '#base/toasts/notify'
import { AttachmentsInput } from '#screens/attachments/attachments-input'
import { useAttachments, useOwnUploads } from '#screens/attachments/use-attachments'
import { QuestionDialog } from '#screens/question-dialog'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import styles from './compose.module.css'
import { DiscardButton } from './discard-button'
import { Fields } from './fields'
import { SendButton } from './send-button'
import { useSendsMail, type Draft } from '../mail-data'
import { maxAttached } from '#resources/mail/mail.wire'
import { SaveStatusText } from './saving-state'
import { submitOnKeys } from './submit-on-keys'
import { useAutosave } from './use-draft-saving'
import { useSending } from './use-sending'

interface ComposeDialogProps {
  readonly start: Draft
  readonly onClose: () => void
}

/** The dialog for a new mail, which is saved as a draft until it is sent. */
export function ComposeDialog({ start, onClose }: ComposeDialogProps) {
  const { t } = useTranslation()
  const [id, formId] = [useId(), useId()]
  const isNarrow = useMediaQuery('(max-width: 767px)')
  const [draft, setDraft] = useState(start)
  const isTouched = draft !== start
  useShortcut('mod+Enter', { group: 'mail', label: t('mail.send') })
  const uploads = useOwnUploads((attachment) =>
    setDraft((before) => ({ ...before, attachments: [...before.attachments, attachment] })),
  )
  const attachments = useAttachments({ value: draft.attachments, uploads, maxBytes: maxAttached })
  const autosave = useAutosave(draft, isTouched)
  const { status, flush, id: draftId, refresh, calls } = autosave
  const sending = useSending({ draft, attachments, autosave, onSent: onClose })
  const { isRunning, fault, refusal, question } = sending
  const set = (values: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...values }))
    sending.forgetFault()
  }
  const close = async () => {
    if (!attachments.requireRest()) return
    onClose()
    if (isTouched) await flush()
    await refresh()
  }
  const discard = async () => {
    onClose()
    const known = draftId()
    if (known) await calls.update({ ids: [known], verb: 'delete' }).catch(() => undefined)
    notify({ message: t('mail.discarded'), variant: 'info' })
    await refresh()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void sending.send({})
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby={`${id}title`}
      onClose={() => !isRunning && void close()}
      {...attachments.place}
    >
      <DialogTitle id={`${id}title`}>{t(start.mailId ? 'mail.editDraft' : 'mail.newMail')}</DialogTitle>
      <DialogContent onBlur={() => isTouched && void flush()}>
        <form
          id={formId}
          noValidate
          className={styles.form}
          onKeyDownCapture={submitOnKeys}
          onSubmit={submit}
        >
          <Notices refusal={refusal} />
          <Fields draft={draft} start={start} fault={fault} onChange={set} />
          <AttachmentsInput
            value={draft.attachments}
            attachments={attachments}
            onRemove={(gone) => set({ attachments: draft.attachments.filter((item) => item !== gone) })}
          />
        </form>
      </DialogContent>
      <DialogActions>
        <SaveStatusText status={status} />
        <DiscardButton onDiscard={() => void discard()} />
        <Button color="inherit" onClick={() => void close()}>
          {t('common.close')}
        </Button>
        <SendButton
          form={formId}
          isRunning={isRunning}
          isReady={sending.isReady}
          onSchedule={(sendAt) => sending.send({ sendAt })}
        />
      </DialogActions>
      {question && (
        <QuestionDialog
          title={t('mail.noAttachment')}
          text={t('mail.noAttachmentText')}
          yes={t('mail.sendAnyway')}
          {...question}
        />
      )}
    </Dialog>
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
