import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { ProgressLine } from '#shell/long-work/progress-line'
import type { Progress, Task } from '#shell/long-work/work'
import styles from './import.module.css'
import { StepTitle } from './step-title'

interface WaitStepProps {
  readonly text: string
  readonly progress: Progress
  readonly unit: Task['unit']
  /** Left out if the long-work panel has the button. */
  readonly onStop?: () => void
}

/** The progress of a step, with a button to stop it. */
export function WaitStep({ text, progress, unit, onStop }: WaitStepProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.wait}>
      <StepTitle>{text}</StepTitle>
      <ProgressLine {...progress} unit={unit} label={text} />
      {onStop && (
        <Button color="inherit" variant="outlined" onClick={onStop}>
          {t('importing.stop')}
        </Button>
      )}
    </div>
  )
}
