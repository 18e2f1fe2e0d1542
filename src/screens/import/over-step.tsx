import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnyResource } from '#define'
import { routesOf } from '#define/reading'
import { useLabels } from '#base/i18n/labels'
import { undoBatch } from '../undo/undo-batch'
import { Counts } from './counts'
import type { Report } from './import-call'
import styles from './import.module.css'
import { mayUndoImport } from './may-undo-import'
import { StepTitle } from './step-title'
import { WrongRows } from './wrong-rows'

interface OverStepProps {
  readonly resource: AnyResource
  readonly report: Report
  readonly name: string
  readonly onAgain: () => void
  readonly onGoOn: () => void
}

/** The result of the import, with undo and next steps. */
export function OverStep({ resource, report, name, onAgain, onGoOn }: OverStepProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { batch, left, repeated } = report
  const undo = () => {
    if (batch) void undoBatch(batch, t('importing.task', { file: name }))
    onAgain()
  }
  return (
    <>
      <StepTitle>{t(left > 0 ? 'importing.stopped' : 'importing.done')}</StepTitle>
      {repeated && <Alert severity="info">{t('importing.repeated')}</Alert>}
      <Counts report={report} />
      <WrongRows resource={resource} report={report} name={name} />
      <div className={styles.buttons}>
        <Button color="inherit" onClick={onAgain}>
          {t('importing.again')}
        </Button>
        {batch && mayUndoImport(resource, report) && (
          <Button color="inherit" variant="outlined" onClick={undo}>
            {t('common.undo')}
          </Button>
        )}
        {left > 0 && (
          <Button variant="outlined" onClick={onGoOn}>
            {t('importing.goOn')}
          </Button>
        )}
        <Button variant="contained" component={Link} to={routesOf(resource).list}>
          {t('importing.show', { resources: labels.resource(resource) })}
        </Button>
      </div>
    </>
  )
}
