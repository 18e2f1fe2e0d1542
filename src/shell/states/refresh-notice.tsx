import { useTranslation } from 'react-i18next'
import styles from './states.module.css'

/** What is shown could not be read again: it may be out of date, and another try. */
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
