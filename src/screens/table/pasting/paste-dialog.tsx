import LinearProgress from '@mui/material/LinearProgress'
import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { uploadedSheet } from '#base/files/sheet-file'
import { i18n } from '#base/i18n/i18n'
import { useLabels } from '#base/i18n/labels'
import { notify } from '#base/toasts/notify'
import { QuestionDialog } from '../../question-dialog'
import { checkFile, type Report } from '../../import/import-call'
import { importWork } from '../../import/import-work'
import { maxBlock, parseBlock } from './clipboard-block'
import { planPaste, sheetOf, type PastePlan, type PasteTarget } from './paste-plan'
import { PasteChanges } from './paste-changes'

/** A planned paste, and the dry run that checks it. */
export interface Pasted {
  readonly plan: PastePlan
  readonly file: File
  readonly checked: Promise<Report | { readonly problem: unknown }>
}

const choice = { mapping: {}, key: 'id' }

/** Plans to paste a text, and starts its dry run. Tells the user why it cannot be pasted, if so. */
export function preparePaste(resource: AnyResource, text: string, target: PasteTarget): Pasted | undefined {
  const block = parseBlock(text)
  const plan = block && planPaste(block, target)
  if (!plan || plan === 'tooLarge') {
    if (block)
      notify({
        message: i18n.t(plan ? 'editing.paste.tooLarge' : 'editing.paste.notHere', maxBlock),
        variant: 'warning',
      })
    return undefined
  }
  const file = uploadedSheet(`${i18n.t('editing.paste.file')}.csv`, sheetOf(plan))
  const control = { signal: new AbortController().signal, report: () => undefined }
  const checked = checkFile(resource, file, choice, control).catch((problem: unknown) => ({ problem }))
  return { plan, file, checked }
}

interface PasteDialogProps {
  readonly resource: AnyResource
  readonly pasted: Pasted
  readonly onClose: () => void
}

/** Shows what pasting would change, and does it. */
export function PasteDialog(props: PasteDialogProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const title = t('editing.paste.title', { resources: labels.resource(props.resource) })
  const waiting = (
    <QuestionDialog title={title} yes={t('common.loading')} isRunning onNo={props.onClose}>
      <p>{t('editing.paste.checking')}</p>
      <LinearProgress aria-label={t('editing.paste.checking')} />
    </QuestionDialog>
  )
  return (
    <Suspense fallback={waiting}>
      <Checked {...props} title={title} />
    </Suspense>
  )
}

function Checked({ resource, pasted, title, onClose }: PasteDialogProps & { readonly title: string }) {
  const {
    t,
    i18n: { language },
  } = useTranslation()
  const report = use(pasted.checked)
  if ('problem' in report)
    return (
      <QuestionDialog
        title={title}
        yes={t('common.close')}
        refusal={report.problem}
        onNo={onClose}
        onYes={onClose}
      />
    )
  const count = report.updated
  const total = count.toLocaleString(language)
  const run = () => {
    onClose()
    void importWork({
      resource,
      file: pasted.file,
      choice,
      title: t('editing.paste.task'),
      isOnce: false,
    })
  }
  return (
    <QuestionDialog
      title={title}
      yes={count === 0 ? t('common.close') : t('editing.paste.run', { count, total })}
      onNo={onClose}
      onYes={count === 0 ? onClose : run}
    >
      <PasteChanges resource={resource} plan={pasted.plan} report={report} />
    </QuestionDialog>
  )
}
