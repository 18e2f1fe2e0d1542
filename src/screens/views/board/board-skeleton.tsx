import { useTranslation } from 'react-i18next'
import styles from './board-skeleton.module.css'

/** The skeleton of a board. */
export function BoardSkeleton() {
  const { t } = useTranslation()
  return (
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
  )
}
