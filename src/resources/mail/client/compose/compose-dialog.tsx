import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { TFunction } from 'i18next'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf, problemOf } from '#providers/data/problem'
import { notify } from '#base/toasts/notify'
import { AttachmentsInput } from '#screens/attachments/attachments-input'
import { useAttachments, useOwnUploads } from '#screens/attachments/use-attachments'
import { useAttempt } from '#screens/use-attempt'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { AddressInput, isAddress } from './address-input'
import { Body } from './body'
import styles from './compose.module.css'
import { DiscardButton } from './discard-button'
import { useSendsMail, type Draft } from '../mail-data'
import { maxAttached } from '#resources/mail/mail.wire'
import { SaveStatusText } from './saving-state'
import { submitOnKeys } from './submit-on-keys'
import { savable, useAutosave } from './use-draft-saving'

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
  const [fault, setFault] = useState<string>()
  const isTouched = draft !== start
  useShortcut('mod+Enter', { group: 'mail', label: t('mail.send') })
  const uploads = useOwnUploads((attachment) =>
    setDraft((before) => ({ ...before, attachments: [...before.attachments, attachment] })),
  )
  const attachments = useAttachments({ value: draft.attachments, uploads, maxBytes: maxAttached })
  const { status, flush, id: draftId, refresh, calls } = useAutosave(draft, isTouched)
  const { isRunning, refusal, attempt } = useAttempt()
  const set = (values: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...values }))
    setFault(undefined)
  }
  const recipientsFault = problemOf(refusal)?.errors?.['to']?.[0]
  const otherRefusal = recipientsFault === undefined ? refusal : undefined
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
    const recipients = recipientFault(draft, t)
    if (recipients !== undefined) return setFault(recipients)
    if (!attachments.requireAll()) return
    void attempt(async () => {
      await flush()
      const known = draftId()
      await calls.send({ ...savable(draft), ...(known && { mailId: known }) })
      notify({ message: t('mail.sent') })
      onClose()
      await refresh()
    })
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
          <Notices refusal={otherRefusal} />
          <Fields draft={draft} start={start} fault={fault ?? recipientsFault} onChange={set} />
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
        <Button type="submit" form={formId} variant="contained" aria-disabled={isRunning || undefined}>
          {t('mail.send')}
        </Button>
      </DialogActions>
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

/** What is wrong with the recipients; undefined if nothing is. */
function recipientFault({ to, cc, bcc }: Draft, t: TFunction): string | undefined {
  const everybody = [...to, ...cc, ...bcc]
  const wrong = everybody.find(({ address }) => !isAddress(address))
  if (wrong) return t('mail.wrongAddress', { address: wrong.address })
  return everybody.length === 0 ? t('mail.needsRecipient') : undefined
}

interface FieldsProps {
  readonly draft: Draft
  readonly start: Draft
  readonly fault: string | undefined
  readonly onChange: (values: Partial<Draft>) => void
}

/** Recipients, subject and body. */
function Fields({ draft, start, fault, onChange }: FieldsProps) {
  const { t } = useTranslation()
  const [hasCopies, setCopies] = useState(start.cc.length + start.bcc.length > 0)
  return (
    <>
      <AddressInput
        label={t('mail.to')}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the dialog to write in it
        autoFocus={start.to.length === 0}
        value={draft.to}
        onChange={(to) => onChange({ to })}
        error={fault}
      />
      {hasCopies ? (
        <>
          <AddressInput label={t('mail.cc')} value={draft.cc} onChange={(cc) => onChange({ cc })} />
          <AddressInput label={t('mail.bcc')} value={draft.bcc} onChange={(bcc) => onChange({ bcc })} />
        </>
      ) : (
        <button type="button" className={styles.copies} onClick={() => setCopies(true)}>
          {t('mail.showCc')}
        </button>
      )}
      <TextField
        size="small"
        label={t('mail.subject')}
        value={draft.subject ?? ''}
        onChange={({ target }) => onChange({ subject: target.value || null })}
        slotProps={{ htmlInput: { maxLength: 300, dir: 'auto' } }}
      />
      <Body
        hasFocus={start.to.length > 0}
        value={draft.body ?? ''}
        onChange={(body) => onChange({ body: body || null })}
      />
    </>
  )
}
