import { useTranslation } from 'react-i18next'
import { formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import styles from './page.module.css'

interface StarCountsProps {
  readonly stars: readonly { readonly stars: number; readonly count: number }[]
}

/** How many reviews gave how many stars, as bars with numbers. */
export function StarCounts({ stars }: StarCountsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const total = stars.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  return (
    <dl className={styles.starCounts}>
      {stars.map(({ stars: number, count }) => (
        <div key={number}>
          <dt>{t('shop.starsOf', { count: number, stars: formatNumber(number, locale) })}</dt>
          <dd>
            <span className={styles.starBar} aria-hidden="true">
              <span style={{ width: `${(count / total) * 100}%` }} />
            </span>
            {formatNumber(count, locale)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
