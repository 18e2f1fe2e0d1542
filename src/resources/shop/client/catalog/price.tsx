import { useTranslation } from 'react-i18next'
import { formatMoney } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import type { ProductRow } from '../cart/product-row'
import styles from './shop.module.css'

interface PriceProps {
  readonly row: ProductRow
  /** That of the chosen variant. Without it, the lowest price is shown, as such where prices vary. */
  readonly price?: number
}

/** The price of a product or of its variant, and the earlier price if that was higher. */
export function Price({ row, price: chosen }: PriceProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { priceBefore, currency, lowestPrice, pricesVary } = row
  const price = chosen ?? lowestPrice
  const text = formatMoney(price, currency, locale)
  const isFrom = chosen === undefined && pricesVary
  return (
    <span className={styles.price}>
      <strong>{isFrom ? t('shop.fromPrice', { price: text }) : text}</strong>
      {priceBefore !== null && priceBefore > price && (
        <s>
          <span className="visually-hidden">{t('shop.priceBefore')} </span>
          {formatMoney(priceBefore, currency, locale)}
        </s>
      )}
    </span>
  )
}
