import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#base/toasts/notify'
import { useGetIdentity } from '#providers/auth/use-auth'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { useMailSettings } from '../compose-data'
import { writtenText } from '../text/written-text'
import type { Draft } from '../mail-data'
import { Flag } from '../search/flag'
import { useMayShare, useTemplateCalls, useTemplates } from './template-data'
import { textForTemplate } from './template-text'
import styles from './templates.module.css'

interface SaveTemplateProps {
  readonly draft: Draft
  readonly onClose: () => void
}

/** Asks for the name under which the text of a mail is saved; one's own template of that name is replaced. */
export function SaveTemplate({ draft, onClose }: SaveTemplateProps) {
  const { t } = useTranslation()
  const id = useId()
  const [name, setName] = useState(draft.subject?.slice(0, 60) ?? '')
  const [shares, setShares] = useState<boolean>()
  const { data: user } = useGetIdentity()
  const { result } = useTemplates({ owner: user?.id })
  const { data: settings } = useMailSettings()
  const { save } = useTemplateCalls()
  const mayShare = useMayShare()
  const { isRunning, refusal, attempt } = useAttempt()
  const body = textForTemplate(draft, settings?.signature ?? '')
  const isEmpty = writtenText(body).trim() === ''
  const key = (text: string) => text.trim().toLowerCase()
  const known = result.data.find((template) => key(template.name) === key(name))
  const isShared = shares ?? known?.isShared ?? false
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (name.trim() === '' || isEmpty) return
    void attempt(async () => {
      await save(known, { name: name.trim(), subject: draft.subject, body, isShared })
      notify({ message: t('mailTemplates.saved') })
      onClose()
    })
  }
  return (
    <QuestionDialog
      title={t('mailTemplates.saveTitle')}
      yes={t(known ? 'mailTemplates.replace' : 'mailTemplates.yes')}
      form={id}
      isRunning={isRunning}
      refusal={isEmpty ? t('mailTemplates.empty') : refusal}
      onNo={onClose}
    >
      <form id={id} noValidate className={styles.form} onSubmit={submit}>
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the dialog to write in it
          autoFocus
          fullWidth
          required
          margin="dense"
          label={t('mailTemplates.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 60, required: false, dir: 'auto' } }}
        />
        {mayShare && <Flag label={t('mailTemplates.share')} isOn={isShared} onChange={setShares} />}
        {known && (
          <Alert severity="info" role="status">
            {t('mailTemplates.replaces')}
          </Alert>
        )}
      </form>
    </QuestionDialog>
  )
}
