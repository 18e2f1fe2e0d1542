import { useInvalidate, useList, type HttpError } from '@refinedev/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnyResource } from '#define'
import { recordPath } from '#base/format/record-path'
import type { Row } from '#providers/data/answers'
import { ProgressLine } from '#shell/long-work/progress-line'
import { pollInterval, progressOf, runningStates } from './is-running'
import styles from './jobs.module.css'

/** The most running jobs that are shown above the list. */
const maxShown = 5

/** Above the list: the progress of the jobs that run now. The list is read again when one starts or ends. */
export function RunningPart({ resource }: { readonly resource: AnyResource }) {
  const { t } = useTranslation()
  const { result } = useList<Row, HttpError>({
    resource: 'jobs',
    filters: [{ field: 'status', operator: 'in', value: runningStates }],
    pagination: { currentPage: 1, pageSize: maxShown, mode: 'server' },
    // Always set, because refine fills missing `meta` keys from the URL.
    meta: { trash: false, tabs: false, board: false, more: [] },
    queryOptions: { refetchInterval: pollInterval },
    errorNotification: false,
  })
  const rows = result.data
  useListAgain(rows.map(({ id }) => id).join())
  if (rows.length === 0) return null
  return (
    <section className={styles.running} aria-label={t('work.panel')}>
      {rows.map((row) => (
        <div key={row.id} className={styles.one}>
          <Link to={recordPath(resource, 'show', row)}>{String(row['name'])}</Link>
          <ProgressLine {...progressOf(row)} label={String(row['name'])} />
        </div>
      ))}
    </section>
  )
}

/** Reads the list again when other jobs run than before. */
function useListAgain(running: string): void {
  const invalidate = useInvalidate()
  useEffect(() => {
    if (running === '') return undefined
    return () => void invalidate({ resource: 'jobs', invalidates: ['list'] })
  }, [running, invalidate])
}
