import type { HttpError } from '@refinedev/core'
import type { AnyResource } from '#define'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { useShow } from '#screens/records/use-show'
import { ProgressLine } from '#shell/long-work/progress-line'
import { ExportedFile, FailedRows } from './job-files'
import { pollInterval, progressOf, runningStates } from './is-running'
import styles from './jobs.module.css'

/** On the page of a job: its progress; then the file of an export, and the rows that were not stored. */
export function JobPart({ resource, row }: { readonly resource: AnyResource; readonly row: Row }) {
  const name = String(row['name'])
  const isRunning = runningStates.includes(String(row['status']))
  // The same query as that of the page, so that the page shows each answer.
  useShow<Row, HttpError>({
    resource: 'jobs',
    id: row.id,
    queryOptions: { refetchInterval: isRunning ? pollInterval : false },
    errorNotification: false,
  })
  const hasRows = Number(row['refused']) > 0 && !isRunning
  const { data: user } = useGetIdentity()
  // Only the user who exported it gets the file.
  const hasFile = isFuture(row['fileUntil']) && row['user'] === user?.id
  const progress = progressOf(row)
  if (!isRunning && !progress.total && !hasRows && !hasFile) return null
  return (
    <section className={styles.job}>
      <ProgressLine {...progress} label={name} />
      {hasFile && <ExportedFile row={row} />}
      {hasRows && <FailedRows resource={resource} row={row} />}
    </section>
  )
}

const isFuture = (moment: unknown): boolean => typeof moment === 'string' && Date.parse(moment) > Date.now()
