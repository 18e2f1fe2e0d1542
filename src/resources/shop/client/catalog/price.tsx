import { useTranslation } from 'react-i18next'
import { formatMoney } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import type { ProductRow } from '../cart/product-row'
import styles from './shop.module.css'

/** The price of a product or of its variant, and the earlier price if that was higher. */
export function Price({ row, price = row.price }: { row: ProductRow; price?: number }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { priceBefore, currency } = row
  return (
    <span className={styles.price}>
      <strong>{formatMoney(price, currency, locale)}</strong>
      {priceBefore !== null && priceBefore > price && (
        <s>
          <span className="visually-hidden">{t('shop.priceBefore')} </span>
          {formatMoney(priceBefore, currency, locale)}
        </s>
      )}
    </span>
  )
}
