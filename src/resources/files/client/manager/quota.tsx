import { useTranslation } from 'react-i18next'
import { formatBytes } from '#base/format/bytes'
import { useLocale } from '#base/format/use-locale'
import styles from './quota.module.css'
import { useUsage } from './use-usage'

/** How much of the user's storage quota is used. */
export function Quota() {
  const { t } = useTranslation()
  const locale = useLocale()
  const usage = useUsage()
  if (!usage) return null
  const { used, quota } = usage
  const text = t('files.used', { used: formatBytes(used, locale), quota: formatBytes(quota, locale) })
  return (
    <div className={styles.quota}>
      <progress max={quota} value={used} aria-label={text} />
      <span aria-hidden>{text}</span>
      <span>
        {t('files.usedBy', {
          files: formatBytes(usage.files, locale),
          trash: formatBytes(usage.trash, locale),
          other: formatBytes(usage.other, locale),
        })}
      </span>
    </div>
  )
}
