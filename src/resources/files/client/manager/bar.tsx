import { useTranslation } from 'react-i18next'
import { SearchBox } from '#screens/list/search-box'
import { Icon } from '#shell/icons'
import styles from './bar.module.css'
import { SortChoice } from './sort-choice'
import { shelves, type Place } from './use-place'

/** Files stand as cards, or a line each. */
export type Look = 'grid' | 'rows'

interface BarProps {
  readonly place: Place
  readonly go: (next: Partial<Place>) => void
  readonly look: Look
  readonly setLook: (look: Look) => void
}

/** Where one looks, what for, and how. */
export function Bar({ place, go, look, setLook }: BarProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={t('files.places')} className={styles.shelves}>
        {shelves.map((shelf) => (
          <button
            key={shelf}
            type="button"
            aria-pressed={place.shelf === shelf}
            onClick={() => go({ shelf, folder: undefined, search: '' })}
          >
            {t(`files.${shelf}`)}
          </button>
        ))}
      </div>
      <SearchBox label={t('files.search')} search={place.search} onSearch={(search) => go({ search })} />
      <SortChoice {...{ place, go }} />
      <div role="group" aria-label={t('files.look')} className={styles.looks}>
        {(['grid', 'rows'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={look === one}
            aria-label={t(`files.${one}`)}
            title={t(`files.${one}`)}
            onClick={() => setLook(one)}
          >
            <Icon name={one === 'grid' ? 'squares-four' : 'rows'} size={18} />
          </button>
        ))}
      </div>
    </div>
  )
}
