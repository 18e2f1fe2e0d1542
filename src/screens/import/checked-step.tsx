import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Counts } from './counts'
import type { Report } from './import-call'
import styles from './import.module.css'
import { StepTitle } from './step-title'
import { WrongRows } from './wrong-rows'

interface CheckedStepProps {
  readonly resource: AnyResource
  readonly report: Report
  /** Whether only the first rows were checked. */
  readonly isLarge: boolean
  readonly name: string
  readonly onBack: () => void
  readonly onRun: () => void
}

/** The expected result of the import, and the rows that it would skip. */
export function CheckedStep({ resource, report, isLarge, name, onBack, onRun }: CheckedStepProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const count = report.created + report.updated
  return (
    <>
      <StepTitle>{t('importing.checked')}</StepTitle>
      {isLarge && (
        <Alert severity="info">
          {t('importing.firstChecked', { total: formatNumber(report.count, locale) })}
        </Alert>
      )}
      <Counts report={report} />
      {count === 0 && <Alert severity="info">{t('importing.nothingToDo')}</Alert>}
      <WrongRows resource={resource} report={report} name={name} />
      <div className={styles.buttons}>
        <Button color="inherit" onClick={onBack}>
          {t('importing.back')}
        </Button>
        {count > 0 && (
          <Button variant="contained" onClick={onRun}>
            {isLarge
              ? t('importing.runAll')
              : t('importing.run', { count, total: formatNumber(count, locale) })}
          </Button>
        )}
      </div>
    </>
  )
}
