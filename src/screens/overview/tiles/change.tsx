import { useTranslation } from 'react-i18next'
import type { Line } from '#define/overview/overview'
import { Icon } from '#shell/icons'
import { useShare } from '../format'
import { useAnswer } from '../overview-context'
import styles from './tiles.module.css'

/** Whether a higher value is better, a lower one, or neither. */
export type Good = 'more' | 'less' | 'neither'

/**
 * The change of a figure from the previous period, as text and arrow; renders nothing if there is nothing to compare.
 */
export function Change({ line, good = 'more' }: { line: Line; good?: Good }) {
  const { t } = useTranslation()
  const { total, before, values } = line
  // An average has no value where there was no data; a figure about now is compared with nothing.
  const isCompared = useAnswer().compared !== null && values.length > 0
  if (total === null || (before === 0 && total === 0)) return null
  if (!before) {
    const isNew = before === 0 || isCompared
    return isNew && <span className={styles.change}>{t('overview.fresh')}</span>
  }
  return <Ratio ratio={(total - before) / Math.abs(before)} good={good} />
}

function Ratio({ ratio, good }: { ratio: number; good: Good }) {
  const { t } = useTranslation()
  const share = useShare()
  const text = share(Math.abs(ratio))
  const direction = Math.abs(ratio) < 0.0005 ? 'same' : ratio > 0 ? 'more' : 'less'
  const tone = direction === 'same' || good === 'neither' ? 'plain' : direction === good ? 'good' : 'bad'
  if (direction === 'same') return <span className={styles.change}>{t('overview.same')}</span>
  return (
    <span className={styles.change} data-tone={tone}>
      <Icon name={direction === 'more' ? 'trend-up' : 'trend-down'} size={16} />
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{t(`overview.${direction}`, { share: text })}</span>
    </span>
  )
}
