import { useTranslation } from 'react-i18next'
import { SearchBox } from '#screens/list/toolbar/search-box'
import { Icon } from '#shell/icons'
import styles from './bar.module.css'
import { SortChoice } from './sort-choice'
import { shelves, type FilesLocation } from './use-files-location'

/** Files as cards or as rows. */
export type Look = 'grid' | 'rows'

interface BarProps {
  readonly location: FilesLocation
  readonly go: (next: Partial<FilesLocation>) => void
  readonly look: Look
  readonly setLook: (look: Look) => void
}

/** The bar with shelves, search, sorting and layout. */
export function Bar({ location, go, look, setLook }: BarProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={t('files.places')} className={styles.shelves}>
        {shelves.map((shelf) => (
          <button
            key={shelf}
            type="button"
            aria-pressed={location.shelf === shelf}
            onClick={() => go({ shelf, folder: undefined, search: '' })}
          >
            {t(`files.${shelf}`)}
          </button>
        ))}
      </div>
      <SearchBox label={t('files.search')} search={location.search} onSearch={(search) => go({ search })} />
      <SortChoice location={location} go={go} />
      <div role="group" aria-label={t('files.look')} className={styles.looks}>
        {(['grid', 'rows'] as const).map((item) => (
          <button
            key={item}
            type="button"
            aria-pressed={look === item}
            aria-label={t(`files.${item}`)}
            title={t(`files.${item}`)}
            onClick={() => setLook(item)}
          >
            <Icon name={item === 'grid' ? 'squares-four' : 'rows'} size={18} />
          </button>
        ))}
      </div>
    </div>
  )
}
