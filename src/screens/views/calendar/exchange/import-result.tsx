import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import styles from './exchange.module.css'
import type { IcsReport } from './use-ics-import'

const counts = ['created', 'updated', 'unchanged', 'left'] as const

/** What became of the events of a file. */
export function ImportResult({ report }: { readonly report: IcsReport }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const text = (key: (typeof counts)[number] | 'refused', count: number) =>
    t(`exchange.${key}`, { count, total: formatNumber(count, locale) })
  const shown = counts.filter((key) => report[key] > 0)
  return (
    <>
      <ul className={styles.result} role="status">
        {(shown.length > 0 ? shown : (['created'] as const)).map((key) => (
          <li key={key}>{text(key, report[key])}</li>
        ))}
      </ul>
      {report.refusedCount > 0 && (
        <Alert severity="warning">
          {text('refused', report.refusedCount)}
          <ul className={styles.refused}>
            {report.refused.map(({ title, reason }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two events may have the same title
              <li key={index}>
                <strong>{title}</strong> — {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
