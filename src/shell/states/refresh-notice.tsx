import { useTranslation } from 'react-i18next'
import styles from './states.module.css'

/** A notice that the shown data could not be refreshed and may be out of date, with Retry. */
export function RefreshNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.refresh} role="status">
      <span>{t('common.refreshFailed')}</span>
      <button type="button" className="button" onClick={onRetry}>
        {t('common.retry')}
      </button>
    </div>
  )
}
