import { useTranslation } from 'react-i18next'
import { QuestionDialog } from '#screens/question-dialog'

/** Asks for confirmation before typed values are lost. */
export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { t } = useTranslation()
  return (
    <QuestionDialog
      title={t('form.leaveTitle')}
      text={t('form.leaveText')}
      yes={t('form.leave')}
      no={t('form.stay')}
      weight="no"
      onYes={onLeave}
      onNo={onStay}
    />
  )
}
