import { useTranslation } from 'react-i18next'
import { formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import type { Report } from './import-call'
import styles from './import.module.css'

const kinds = ['created', 'updated', 'unchanged', 'wrong', 'left'] as const

/** The number of rows by result. */
export function Counts({ report }: { report: Report }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <ul className={styles.counts}>
      {kinds
        .filter((kind) => report[kind] > 0)
        .map((kind) => (
          <li key={kind} data-kind={kind}>
            {t(`importing.${kind}`, { count: report[kind], total: formatNumber(report[kind], locale) })}
          </li>
        ))}
    </ul>
  )
}
