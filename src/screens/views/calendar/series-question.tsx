import { useTranslation } from 'react-i18next'
import { QuestionDialog } from '../../question-dialog'

interface SeriesQuestionProps {
  readonly title: string
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks before all times of a series are moved because one of them was. */
export function SeriesQuestion({ title, onYes, onNo }: SeriesQuestionProps) {
  const { t } = useTranslation()
  return (
    <QuestionDialog
      title={t('calendar.seriesTitle')}
      text={t('calendar.seriesText', { title })}
      yes={t('calendar.seriesYes')}
      onYes={onYes}
      onNo={onNo}
    />
  )
}
