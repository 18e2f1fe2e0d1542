import { useTranslation } from 'react-i18next'
import type { Row } from '#providers/data/answers'
import { hindranceOf, type ProductRow } from '../cart/product-row'
import { useAddToCart } from '../cart/use-add-to-cart'
import { Price } from './price'
import { Rated } from './rated'
import styles from './shop.module.css'

/** The bottom of a product's card: price, rating, and the button that adds it to the cart. */
export function ProductCardPart({ row }: { row: Row }) {
  const { t } = useTranslation()
  const product = row as ProductRow
  const add = useAddToCart(product)
  const hindrance = hindranceOf(product)
  return (
    <div className={styles.foot}>
      <Rated row={product} />
      <div className={styles.buy}>
        <Price row={product} />
        {hindrance ? (
          <span className={styles.faint}>{t(`shop.${hindrance}`)}</span>
        ) : (
          <button
            type="button"
            className={styles.add}
            aria-label={t('shop.addNamed', { name: product.name })}
            onClick={() => add(product.colors.slice(0, 1))}
          >
            {t('shop.addToCart')}
          </button>
        )}
      </div>
    </div>
  )
}
