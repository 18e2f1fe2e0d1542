import { useTranslation } from 'react-i18next'
import styles from './bar.module.css'
import { sorts, type Place, type Sorting } from './use-place'

/** By what the files of a place are sorted. */
export function SortChoice({ place, go }: { place: Place; go: (next: Partial<Place>) => void }) {
  const { t } = useTranslation()
  return (
    <label className={styles.sort}>
      <span className="visually-hidden">{t('files.sort')}</span>
      <select value={place.sort} onChange={({ target }) => go({ sort: target.value as Sorting })}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`files.sorts.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
