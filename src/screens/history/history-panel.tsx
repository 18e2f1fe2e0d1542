import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { EmptyState, ErrorState } from '#shell/states'
import { ChangeEntry } from './change-entry'
import styles from './history.module.css'
import { useHistory } from './use-history'

/** The changes of a record, newest first. */
export function HistoryPanel({ resource, row }: { resource: AnyResource; row: Row }) {
  const { t } = useTranslation()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useHistory(resource, row)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <p role="status">{t('show.historyLoading')}</p>
  const changes = data.pages.flatMap((page) => page.changes)
  if (changes.length === 0) return <EmptyState title={t('show.noHistory')} />
  return (
    <>
      <ol className={styles.changes}>
        {changes.map((change) => (
          <ChangeEntry key={change.id} resource={resource} row={row} change={change} />
        ))}
      </ol>
      {hasNextPage && (
        <Button color="inherit" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('show.olderChanges')}
        </Button>
      )}
    </>
  )
}
