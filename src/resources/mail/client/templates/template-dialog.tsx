import TextField from '@mui/material/TextField'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#base/toasts/notify'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { ErrorState, RecordSkeleton } from '#shell/states'
import type { MailTemplate } from '../../mail-templates.resource'
import { Body } from '../text/body'
import { Flag } from '../search/flag'
import { useMayShare, useTemplateCalls, useTemplateReader, type TemplateValues } from './template-data'
import styles from './templates.module.css'

interface TemplateDialogProps {
  /** Left out for a new one. */
  readonly id: string | undefined
  readonly onClose: () => void
}

/** A form for a template: its name, subject and text. */
export function TemplateDialog({ id, onClose }: TemplateDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const { known, error, read } = useTemplate(id)
  const [changed, setChanged] = useState<Partial<TemplateValues>>({})
  const { save } = useTemplateCalls()
  const mayShare = useMayShare()
  const { isRunning, refusal, attempt } = useAttempt()
  const template = id === undefined ? blank : known
  const values = template && { ...template, ...changed }
  const set = (more: Partial<TemplateValues>) => setChanged((before) => ({ ...before, ...more }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!values || values.name.trim() === '') return
    void attempt(async () => {
      const { name, subject, body, isShared } = values
      await save(known, { name: name.trim(), subject, body, isShared })
      notify({ message: t('mailTemplates.saved') })
      onClose()
    })
  }
  return (
    <QuestionDialog
      title={t(id === undefined ? 'mailTemplates.addTitle' : 'mailTemplates.editTitle')}
      yes={t('mailTemplates.yes')}
      form={formId}
      isWide
      isRunning={isRunning}
      isOff={!values}
      refusal={refusal}
      onNo={onClose}
    >
      <form id={formId} noValidate className={styles.form} onSubmit={submit}>
        {values ? (
          <>
            <TextField
              required
              size="small"
              margin="dense"
              label={t('mailTemplates.name')}
              value={values.name}
              onChange={({ target }) => set({ name: target.value })}
              slotProps={{ htmlInput: { maxLength: 60, required: false, dir: 'auto' } }}
            />
            <TextField
              size="small"
              label={t('mailTemplates.subject')}
              value={values.subject ?? ''}
              onChange={({ target }) => set({ subject: target.value || null })}
              slotProps={{ htmlInput: { maxLength: 300, dir: 'auto' } }}
            />
            <Body
              label={t('mailTemplates.text')}
              showsLabel
              hasFocus={false}
              value={values.body}
              onChange={(body) => set({ body })}
            />
            {mayShare && (
              <Flag
                label={t('mailTemplates.share')}
                isOn={values.isShared}
                onChange={(isShared) => set({ isShared })}
              />
            )}
          </>
        ) : error ? (
          <ErrorState small error={error} onRetry={read} />
        ) : (
          <RecordSkeleton fields={3} />
        )}
      </form>
    </QuestionDialog>
  )
}

const blank: TemplateValues = { name: '', subject: null, body: '', isShared: false }

/** A template as it is when the dialog opens; later changes of others are a conflict when it is saved. */
function useTemplate(id: string | undefined) {
  const readTemplate = useTemplateReader()
  const [known, setKnown] = useState<MailTemplate>()
  const [error, setError] = useState<unknown>()
  const read = () => {
    setError(undefined)
    if (id !== undefined) readTemplate(id).then(setKnown, setError)
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once
  useEffect(read, [id])
  return { known, error, read }
}
