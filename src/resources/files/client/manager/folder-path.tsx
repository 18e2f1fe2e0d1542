import { useTranslation } from 'react-i18next'
import styles from './folder-path.module.css'
import { usePath } from './use-entries'
import { nameOf } from './use-file-work'

interface FolderPathProps {
  readonly folder: string | undefined
  readonly onFolder: (folder: string | undefined) => void
}

/** The breadcrumbs of a folder. */
export function FolderPath({ folder, onFolder }: FolderPathProps) {
  const { t } = useTranslation()
  const steps = usePath(folder)
  return (
    <nav aria-label={t('files.path')} className={styles.path}>
      <ol>
        <li>
          <button
            type="button"
            aria-current={folder === undefined ? 'true' : undefined}
            onClick={() => onFolder(undefined)}
          >
            {t('files.root')}
          </button>
        </li>
        {steps.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              aria-current={row.id === folder ? 'true' : undefined}
              onClick={() => onFolder(row.id)}
            >
              {nameOf(row)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
