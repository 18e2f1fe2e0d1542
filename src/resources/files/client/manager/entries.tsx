import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Row } from '#providers/data/answers'
import { formatBytes } from '#base/format/bytes'
import { useLabels } from '#base/i18n/labels'
import { useApp } from '#providers/app-context'
import type { AnyResource } from '#define'
import { formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import { EntryMenu, type Asking } from './entry-menu'
import { FilePicture } from './file-picture'
import styles from './entries.module.css'
import { LoadMore } from './load-more'
import type { LoadedRows } from './use-entries'
import { nameOf, type FileWork } from './use-file-work'
import { folderQuery } from './use-files-location'

interface EntriesProps {
  readonly folders: LoadedRows
  readonly files: LoadedRows
  readonly look: 'grid' | 'rows'
  readonly isTrash: boolean
  readonly isStale: boolean
  readonly chosen: string | undefined
  readonly work: FileWork
  readonly onChoose: (row: Row) => void
  readonly onAsk: (asking: Asking) => void
}

/** The folders and files of a location, as cards or rows. */
export function Entries(props: EntriesProps) {
  const { t, i18n } = useTranslation()
  const { folders, files, look, isStale, chosen, isTrash, work, onChoose, onAsk } = props
  const shared = { look, isTrash, work, onChoose, onAsk, language: i18n.language }
  return (
    <div aria-busy={isStale} data-stale={isStale || undefined} className={styles.entries}>
      {folders.rows.length > 0 && (
        <section aria-labelledby="files-folders">
          <h2 id="files-folders">
            {t('files.folders')} <Total rows={folders} />
          </h2>
          <ul className={styles.folders}>
            {folders.rows.map((row) => (
              <FolderEntry key={row.id} row={row} {...shared} />
            ))}
          </ul>
          <LoadMore rows={folders} />
        </section>
      )}
      {files.rows.length > 0 && (
        <section aria-labelledby="files-files">
          <h2 id="files-files">
            {t('files.files')} <Total rows={files} />
          </h2>
          <ul className={look === 'grid' ? styles.grid : styles.rows}>
            {files.rows.map((row) => (
              <FileEntry key={row.id} row={row} isChosen={chosen === row.id} {...shared} />
            ))}
          </ul>
          <LoadMore rows={files} />
        </section>
      )}
    </div>
  )
}

/** The total, even if not all of them are loaded. */
function Total({ rows: { total } }: { rows: LoadedRows }) {
  const locale = useLocale()
  return total === undefined ? null : <span>({total.toLocaleString(locale)})</span>
}

interface EntryProps extends Pick<EntriesProps, 'look' | 'isTrash' | 'work' | 'onChoose' | 'onAsk'> {
  readonly row: Row
  readonly isChosen?: boolean
  readonly language: string
}

/** The callbacks depend only on the entry, so unchanged entries do not render again. */
const isSameEntry = (before: EntryProps, after: EntryProps): boolean =>
  before.row === after.row &&
  before.isChosen === after.isChosen &&
  before.look === after.look &&
  before.isTrash === after.isTrash &&
  before.language === after.language

const FolderEntry = memo(Folder, isSameEntry)
const FileEntry = memo(File, isSameEntry)

function Folder({ row, isTrash, work, onAsk }: EntryProps) {
  const face = (
    <>
      <span className={styles.folderIcon} style={{ color: (row['color'] as string | null) ?? undefined }}>
        <Icon name="folder" size={28} />
      </span>
      <span className={styles.name}>{nameOf(row)}</span>
    </>
  )
  return (
    <li className={styles.folder}>
      {isTrash ? (
        <span className={styles.face}>{face}</span>
      ) : (
        <Link className={styles.face} to={folderQuery(row.id)}>
          {face}
        </Link>
      )}
      <EntryMenu entry={{ resource: 'folders', row }} work={work} onAsk={onAsk} />
    </li>
  )
}

function File({ row, look, isChosen = false, isTrash, work, onChoose, onAsk }: EntryProps) {
  const { t } = useTranslation()
  const facts = useFacts(row)
  const from = isTrash ? row._refs?.[String(row['folder'])] : undefined
  return (
    <li className={styles.file} data-chosen={isChosen || undefined}>
      <button type="button" className={styles.face} aria-pressed={isChosen} onClick={() => onChoose(row)}>
        <span className={styles.picture}>
          <FilePicture row={row} size={look === 'grid' ? 40 : 22} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{nameOf(row)}</span>
          <span className={styles.facts}>{look === 'grid' ? facts.slice(0, 1) : facts.join(' · ')}</span>
          {from && <span className={styles.facts}>{t('files.trashedFrom', { folder: from })}</span>}
        </span>
        {row['starred'] === true && (
          <span className={styles.star} title={t('files.starred')}>
            <Icon name="star" size={18} />
            <span className="visually-hidden">{t('files.starred')}</span>
          </span>
        )}
      </button>
      <EntryMenu entry={{ resource: 'files', row }} work={work} onAsk={onAsk} />
    </li>
  )
}

/** The texts below a file's name. */
function useFacts(row: Row): string[] {
  const locale = useLocale()
  const labels = useLabels()
  const files = useApp()['files'] as AnyResource
  return [
    formatBytes(Number(row['size']), locale),
    labels.option(files, 'kind', String(row['kind'])),
    formatInstant(String(row['updatedAt']), locale),
  ]
}
