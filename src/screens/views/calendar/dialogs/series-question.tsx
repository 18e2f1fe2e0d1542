import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { QuestionDialog } from '#screens/question-dialog'
import { titleOf } from '#base/format/record-path'
import { useSeriesTexts } from '#screens/series/use-series-texts'

interface SeriesQuestionProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks for confirmation before moving or resizing one occurrence changes the whole series. */
export function SeriesQuestion({ resource, row, onYes, onNo }: SeriesQuestionProps) {
  const { t } = useTranslation()
  const texts = useSeriesTexts(resource, row)
  const text = t('calendar.seriesText', { title: titleOf(resource, row) })
  return (
    <QuestionDialog
      title={t('calendar.seriesTitle')}
      text={texts ? `${text} ${texts.changes}` : text}
      yes={t('calendar.seriesYes')}
      onYes={onYes}
      onNo={onNo}
    />
  )
}
