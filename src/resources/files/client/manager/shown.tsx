import { useTranslation } from 'react-i18next'
import type { Row } from '#providers/data/answers'
import { EmptyState, ErrorState } from '#shell/states'
import type { Look } from './bar'
import { Entries } from './entries'
import type { Asking } from './entry-menu'
import styles from './entries.module.css'
import type { EntriesOfLocation } from './use-entries'
import type { FileWork } from './use-file-work'
import type { FilesLocation } from './use-files-location'

interface ShownProps {
  readonly location: FilesLocation
  readonly entries: EntriesOfLocation
  readonly look: Look
  readonly work: FileWork
  readonly chosen: string | undefined
  readonly onChoose: (row: Row) => void
  readonly onAsk: (asking: Asking) => void
}

/** The entries of a location, or why there are none. */
export function Shown({ location, entries, ...props }: ShownProps) {
  const { t } = useTranslation()
  const { folders, files, error, isFirst, isStale, readAgain } = entries
  if (error) return <ErrorState error={error} onRetry={readAgain} />
  if (isFirst)
    return <div className={`skeleton ${styles.bone}`} role="status" aria-label={t('common.loading')} />
  if (folders.rows.length === 0 && files.rows.length === 0) return <Nothing location={location} />
  const isTrash = location.shelf === 'trash'
  return <Entries folders={folders} files={files} isTrash={isTrash} isStale={isStale} {...props} />
}

function Nothing({ location }: { location: FilesLocation }) {
  const { t } = useTranslation()
  if (location.search) return <EmptyState title={t('files.foundNone')} />
  if (location.shelf === 'trash') return <EmptyState title={t('files.emptyTrash')} />
  if (location.shelf === 'starred') return <EmptyState title={t('files.emptyStarred')} />
  return <EmptyState title={t('files.emptyTitle')} text={t('files.emptyText')} />
}
