import { useTranslation } from 'react-i18next'
import { Select } from '#shell/parts/select/select'
import styles from './bar.module.css'
import { sorts, type FilesLocation } from './use-files-location'

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
    <div className={styles.sort}>
      <Select
        label={t('files.sort')}
        options={sorts.map((sort) => ({ value: sort, label: t(`files.sorts.${sort}`) }))}
        value={location.sort}
        onChange={(sort) => go({ sort })}
      />
    </div>
  )
}
