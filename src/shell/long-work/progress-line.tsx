import { useTranslation } from 'react-i18next'
import { tagOf } from '#base/i18n/languages'
import styles from './panel.module.css'
import type { Progress, Task } from './work'

interface ProgressLineProps extends Progress {
  readonly unit: Task['unit']
  /** The name of the work. */
  readonly label: string
}

/** Progress as a bar and in figures; indeterminate if there is no total. */
export function ProgressLine({ done, total, unit, label }: ProgressLineProps) {
  const { t, i18n } = useTranslation()
  const written = (value: number) =>
    unit === 'bytes' ? bytesIn(value, tagOf(i18n.language)) : value.toLocaleString(tagOf(i18n.language))
  const isKnown = total !== undefined && total > 0
  const share = isKnown ? Math.min(100, Math.floor((done / total) * 100)) : undefined
  const text = isKnown
    ? t('work.progress', { done: written(done), total: written(total) })
    : done > 0
      ? written(done)
      : t('work.begins')
  return (
    <div className={styles.progress}>
      <progress aria-label={label} aria-valuetext={text} max={100} value={share} />
      <span>
        <span>{text}</span>
        {share !== undefined && <span>{share}%</span>}
      </span>
    </div>
  )
}

const bytesIn = (bytes: number, tag: string): string => {
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte']
  return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
