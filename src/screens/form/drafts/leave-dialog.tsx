import { useTranslation } from 'react-i18next'
import { maxDraftDays } from '#providers/drafts/stored-drafts'
import { QuestionDialog } from '#screens/question-dialog'

/** Asks for confirmation before a form with unsaved values is left. */
export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { t } = useTranslation()
  return (
    <QuestionDialog
      title={t('form.leaveTitle')}
      text={t('form.leaveText', { days: maxDraftDays })}
      yes={t('form.leave')}
      no={t('form.stay')}
      weight="no"
      onYes={onLeave}
      onNo={onStay}
    />
  )
}
