import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { sentencesOf } from '#providers/data/http/problem'
import { ProgressLine } from '#shell/long-work/progress-line'
import type { Progress } from '#shell/long-work/work'
import styles from './import.module.css'
import { StepTitle } from './step-title'

interface SendStepProps {
  readonly progress: Progress
  /** Why the upload was interrupted. */
  readonly problem: unknown
  readonly onRetry: () => void
  readonly onStop: () => void
}

/** The upload of a large file: its progress, and Retry after it was interrupted. */
export function SendStep({ progress, problem, onRetry, onStop }: SendStepProps) {
  const { t } = useTranslation()
  const isInterrupted = problem !== undefined
  return (
    <div className={styles.wait}>
      <StepTitle key={String(isInterrupted)}>
        {t(isInterrupted ? 'importing.interrupted' : 'importing.sending')}
      </StepTitle>
      {isInterrupted && <Alert severity="error">{sentencesOf(problem)}</Alert>}
      <ProgressLine {...progress} unit="bytes" label={t('importing.sending')} />
      <div className={styles.buttons}>
        <Button color="inherit" variant="outlined" onClick={onStop}>
          {t('importing.cancel')}
        </Button>
        {isInterrupted && (
          <Button variant="contained" onClick={onRetry}>
            {t('importing.retry')}
          </Button>
        )}
      </div>
    </div>
  )
}
