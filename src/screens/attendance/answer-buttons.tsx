import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { titleOf } from '#base/format/record-path'
import type { Row } from '#providers/data/answers'
import styles from './attendance.module.css'
import type { AttendanceState } from './invitees'
import { useAnswer, type Answer } from './use-answer'

interface AnswerButtonsProps {
  readonly resource: AnyResource
  readonly row: Row
  /** The start of the occurrence that is answered, or else of all. */
  readonly at?: string | undefined
  /** What the user has answered. */
  readonly own: AttendanceState
  readonly onAnswered?: (() => void) | undefined
  /** Names the record in the question, which is then not visible. */
  readonly isNamed?: boolean
}

const answers: readonly (readonly [Answer, 'yes' | 'maybe' | 'no'])[] = [
  ['accepted', 'yes'],
  ['tentative', 'maybe'],
  ['declined', 'no'],
]

/** Asks the user whether they will attend. */
export function AnswerButtons({ resource, row, at, own, onAnswered, isNamed }: AnswerButtonsProps) {
  const { t } = useTranslation()
  const id = useId()
  const { answer, isRunning, question } = useAnswer(resource, row, at)
  return (
    <div className={styles.answer}>
      <span id={id} className={isNamed ? 'visually-hidden' : undefined}>
        {isNamed
          ? t('attendance.questionAbout', { title: titleOf(resource, row) })
          : t('attendance.question')}
      </span>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-labelledby={id}
        value={own}
        // Disabled buttons would lose the focus, and with it the keys of the dialog.
        aria-busy={isRunning}
        onChange={(_, given: Answer | null) => {
          if (given && !isRunning) void answer(given).then(onAnswered)
        }}
      >
        {answers.map(([value, label]) => (
          <ToggleButton key={value} value={value}>
            {t(`attendance.${label}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {question}
    </div>
  )
}
