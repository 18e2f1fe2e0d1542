import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { EmptyState, ErrorState } from '#shell/states'
import { ChangeEntry } from './change-entry'
import styles from './history.module.css'
import { useHistory } from './use-history'

const CompareVersions = lazy(() =>
  import('./compare/compare-versions').then((module) => ({ default: module.CompareVersions })),
)

/** The changes of a record, newest first; two of its versions can be compared. */
export function HistoryPanel({ resource, row }: { resource: AnyResource; row: Row }) {
  const { t } = useTranslation()
  const [isComparing, setComparing] = useState(false)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useHistory(resource, row)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <p role="status">{t('show.historyLoading')}</p>
  const changes = data.pages.flatMap((page) => page.changes)
  if (changes.length === 0) return <EmptyState title={t('history.noHistory')} />
  return (
    <>
      {changes.length > 1 && (
        <Button color="inherit" aria-expanded={isComparing} onClick={() => setComparing((before) => !before)}>
          {t('history.compare')}
        </Button>
      )}
      {isComparing && (
        <Suspense fallback={<p role="status">{t('show.historyLoading')}</p>}>
          <CompareVersions resource={resource} row={row} changes={changes} />
        </Suspense>
      )}
      <ol className={styles.changes}>
        {changes.map((change) => (
          <ChangeEntry key={change.id} resource={resource} row={row} change={change} />
        ))}
      </ol>
      {hasNextPage && (
        <Button color="inherit" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('history.olderChanges')}
        </Button>
      )}
    </>
  )
}
