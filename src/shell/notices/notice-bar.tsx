import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnectivity } from '#base/connectivity/use-connectivity'
import styles from './notice-bar.module.css'

/** Notices for every page in a corner: no connection, or a new version. */
export function NoticeBar() {
  const { t } = useTranslation()
  const { isOffline, isOutdated } = useConnectivity()
  const [isPutOff, putOff] = useState(false)
  return (
    <div className={styles.place} aria-live="polite">
      {isOffline && (
        <Notice tone="warning">{t(navigator.onLine ? 'notices.away' : 'notices.offline')}</Notice>
      )}
      {isOutdated && !isOffline && !isPutOff && (
        <Notice tone="info">
          {t('notices.newVersion')}
          <button type="button" className={styles.action} onClick={() => location.reload()}>
            {t('notices.reload')}
          </button>
          <button type="button" className={styles.later} onClick={() => putOff(true)}>
            {t('notices.later')}
          </button>
        </Notice>
      )}
    </div>
  )
}

const Notice = ({ tone, children }: { tone: 'warning' | 'info'; children: ReactNode }) => (
  <div className={styles.notice}>
    <span className={`${styles.dot} ${styles[tone]}`} aria-hidden="true" />
    {children}
  </div>
)
