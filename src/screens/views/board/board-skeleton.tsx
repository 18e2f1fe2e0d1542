import { useTranslation } from 'react-i18next'
import styles from './board-skeleton.module.css'
import filters from './quick-filters.module.css'

/** In place of the quick filters, while they load. */
export const FilterBones = () => (
  <div className={filters.bar} aria-hidden="true">
    <span className={`skeleton ${styles.filter}`} />
    <span className={`skeleton ${styles.filter}`} />
    <span className={`skeleton ${styles.filter}`} />
  </div>
)

/** The skeleton of a board; with `hasBar` that of the line above it as well. */
export function BoardSkeleton({ hasBar = false }: { readonly hasBar?: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {hasBar && <FilterBones />}
      <div className={styles.board} role="status" aria-label={t('list.viewNames.board')} aria-busy="true">
        {[4, 3, 5, 2].map((cards, index) => (
          <div key={index} className={styles.column} aria-hidden="true">
            <span className={`skeleton ${styles.head}`} />
            {Array.from({ length: cards }, (_, index) => (
              <span key={index} className={`skeleton ${styles.card}`} />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}
