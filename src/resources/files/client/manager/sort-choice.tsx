import { useTranslation } from 'react-i18next'
import styles from './bar.module.css'
import { sorts, type FilesLocation, type Sorting } from './use-files-location'

/** The menu that sorts the files of a location. */
export function SortChoice({
  location,
  go,
}: {
  location: FilesLocation
  go: (next: Partial<FilesLocation>) => void
}) {
  const { t } = useTranslation()
  return (
    <label className={styles.sort}>
      <span className="visually-hidden">{t('files.sort')}</span>
      <select value={location.sort} onChange={({ target }) => go({ sort: target.value as Sorting })}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`files.sorts.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
