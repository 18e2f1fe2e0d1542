import { useTranslation } from 'react-i18next'
import styles from '../../table/sums.module.css'

/** In place of sums a button: it adds up everything, or reads the sums again after an error. */
export function SumsMissing({ isError, onRead }: { isError: boolean; onRead: () => void }) {
  const { t } = useTranslation()
  if (!isError)
    return (
      <button type="button" className={styles.read} title={t('sums.allHint')} onClick={onRead}>
        {t('sums.all')}
      </button>
    )
  return (
    <span role="alert">
      {t('sums.failed')}{' '}
      <button type="button" className={styles.read} onClick={onRead}>
        {t('common.retry')}
      </button>
    </span>
  )
}
