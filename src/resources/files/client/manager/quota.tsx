import { useCustom } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#define'
import type { CallsOf } from '#define/resource'
import { formatBytes } from '#screens/fields/bytes'
import { useLocale } from '#base/format/use-locale'
import type { files } from '#resources/files/files.resource'
import styles from './quota.module.css'

type Usage = OutputOf<CallsOf<typeof files>['usage']>

/** How much of the user's storage quota is used. */
export function Quota() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { result } = useCustom<Usage>({
    url: '/api/files/usage',
    method: 'get',
    errorNotification: false,
  })
  const usage = result?.data as Usage | undefined
  if (usage?.used === undefined) return null
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
