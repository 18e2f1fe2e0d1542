import { useTranslation } from 'react-i18next'
import { formatNumber } from '#base/format/intl'
import { Stars } from '#screens/fields/stars'
import { useLocale } from '#base/format/use-locale'
import type { ProductRow } from '../cart/product-row'
import styles from './shop.module.css'

interface RatedProps {
  readonly row: ProductRow
  /** Only the number of reviews beside the stars. */
  readonly isShort?: boolean
}

/** The average rating of a product, and the number of reviews. */
export function Rated({ row, isShort = false }: RatedProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { ratingAverage, reviewCount } = row
  if (reviewCount === 0) return <span className={styles.faint}>{t('shop.noReviews')}</span>
  const rating = formatNumber(ratingAverage, locale, 1)
  const reviews = t('shop.reviews', { count: reviewCount })
  return (
    <span className={styles.rated}>
      <Stars rating={ratingAverage} label={t('list.stars', { rating })} />
      <span className={styles.faint}>
        {isShort ? (
          <>
            <span aria-hidden="true">({formatNumber(reviewCount, locale)})</span>
            <span className="visually-hidden">{reviews}</span>
          </>
        ) : (
          reviews
        )}
      </span>
    </span>
  )
}
