import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Row } from '../../../providers/data/answers'
import { formatBytes } from '../../../screens/fields/bytes'
import { useLabels } from '../../../providers/i18n/labels'
import { useApp } from '../../../providers/app-context'
import type { AnyResource } from '../../../define'
import { formatInstant } from '../../../screens/fields/intl'
import { useLocale } from '../../../screens/fields/use-locale'
import { Icon } from '../../../shell/icons'
import { EntryMenu, type Asking } from './entry-menu'
import { FilePicture } from './file-picture'
import styles from './entries.module.css'
import { nameOf, type FileWork } from './use-file-work'
import { folderQuery } from './use-place'

interface EntriesProps {
  readonly folders: readonly Row[]
  readonly files: readonly Row[]
  readonly look: 'grid' | 'rows'
  readonly isTrash: boolean
  readonly isStale: boolean
  readonly chosen: string | undefined
  readonly work: FileWork
  readonly onChoose: (row: Row) => void
  readonly onAsk: (asking: Asking) => void
}

/** The folders and the files of a place, as cards or as lines. */
export function Entries(props: EntriesProps) {
  const { t } = useTranslation()
  const { folders, files, look, isStale } = props
  return (
    <div aria-busy={isStale} data-stale={isStale || undefined} className={styles.entries}>
      {folders.length > 0 && (
        <section aria-labelledby="files-folders">
          <h2 id="files-folders">{t('files.folders')}</h2>
          <ul className={styles.folders}>
            {folders.map((row) => (
              <Folder key={row.id} row={row} {...props} />
            ))}
          </ul>
        </section>
      )}
      {files.length > 0 && (
        <section aria-labelledby="files-files">
          <h2 id="files-files">{t('files.files')}</h2>
          <ul className={look === 'grid' ? styles.grid : styles.rows}>
            {files.map((row) => (
              <File key={row.id} row={row} {...props} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Folder({ row, isTrash, work, onAsk }: EntriesProps & { readonly row: Row }) {
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

function File({ row, look, chosen, work, onChoose, onAsk }: EntriesProps & { readonly row: Row }) {
  const { t } = useTranslation()
  const facts = useFacts(row)
  return (
    <li className={styles.file} data-chosen={chosen === row.id || undefined}>
      <button
        type="button"
        className={styles.face}
        aria-pressed={chosen === row.id}
        onClick={() => onChoose(row)}
      >
        <span className={styles.picture}>
          <FilePicture row={row} size={look === 'grid' ? 40 : 22} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{nameOf(row)}</span>
          <span className={styles.facts}>{look === 'grid' ? facts.slice(0, 1) : facts.join(' · ')}</span>
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

/** What stands beneath a file's name. */
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
