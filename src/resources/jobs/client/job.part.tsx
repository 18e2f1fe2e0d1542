import Button from '@mui/material/Button'
import type { HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { useShow } from '#screens/records/use-show'
import { undoBatch } from '#screens/undo/undo-batch'
import { ProgressLine } from '#shell/long-work/progress-line'
import { ExportedFile, FailedRows } from './job-files'
import { pollInterval, progressOf, runningStates } from './is-running'
import styles from './jobs.module.css'

/** On the page of a job: its progress while it runs; then undo, the file of an export, and the rows that were not stored. */
export function JobPart({ resource, row }: { readonly resource: AnyResource; readonly row: Row }) {
  const { t } = useTranslation()
  const name = String(row['name'])
  const isRunning = runningStates.includes(String(row['status']))
  // The same query as that of the page, so that the page shows each answer.
  useShow<Row, HttpError>({
    resource: 'jobs',
    id: row.id,
    queryOptions: { refetchInterval: isRunning ? pollInterval : false },
    errorNotification: false,
  })
  const mayUndo = row['isUndoable'] === true
  const hasRows = Number(row['refused']) > 0 && !isRunning
  const { data: user } = useGetIdentity()
  // Only the user who exported it gets the file.
  const hasFile = isFuture(row['fileUntil']) && row['user'] === user?.id
  if (!isRunning && !mayUndo && !hasRows && !hasFile) return null
  return (
    <section className={styles.job}>
      {isRunning && <ProgressLine {...progressOf(row)} label={name} />}
      {hasFile && <ExportedFile row={row} />}
      {hasRows && <FailedRows resource={resource} row={row} />}
      {mayUndo && (
        <Button variant="outlined" color="inherit" onClick={() => void undoBatch(row.id, name)}>
          {t('common.undo')}
        </Button>
      )}
    </section>
  )
}

const isFuture = (moment: unknown): boolean => typeof moment === 'string' && Date.parse(moment) > Date.now()
