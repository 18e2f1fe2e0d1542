import { useTranslation } from 'react-i18next'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { nameOf, type Entry, type FileWork } from '../use-file-work'

interface PurgeDialogProps {
  readonly entry: Entry
  readonly work: FileWork
  readonly onClose: () => void
}

/** Asks for confirmation before something is deleted for good. */
export function PurgeDialog({ entry, work, onClose }: PurgeDialogProps) {
  const { t } = useTranslation()
  const { isRunning, refusal, attempt } = useAttempt()
  const purge = () =>
    attempt(async () => {
      await work.purge(entry)
      onClose()
    })
  return (
    <QuestionDialog
      title={`${t('files.deleteForGood')}: ${nameOf(entry.row)}`}
      text={t('files.deleteForGoodText')}
      yes={t('files.deleteForGood')}
      weight="danger"
      isRunning={isRunning}
      refusal={refusal}
      onNo={onClose}
      onYes={() => void purge()}
    />
  )
}
