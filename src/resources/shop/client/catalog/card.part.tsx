import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Row } from '#providers/data/answers'
import { hindranceOf, type ProductRow } from '../cart/product-row'
import { productPath } from '../cart/paths'
import { useAddToCart } from '../cart/use-add-to-cart'
import { Badge } from './badge'
import { ColorDots } from './color-dots'
import { Price } from './price'
import { Rated } from './rated'
import styles from './shop.module.css'

/** A product's card below its name: badge, rating, colours, price, and the button that adds it to the cart. */
export function ProductCardPart({ row }: { row: Row }) {
  const { t } = useTranslation()
  const product = row as ProductRow
  const add = useAddToCart(product)
  const hindrance = hindranceOf(product)
  return (
    <div className={styles.foot}>
      <Badge row={product} />
      <Rated row={product} isShort />
      <Price row={product} />
      <div className={styles.buy}>
        <ColorDots colors={product.colors} />
        {!hindrance && product.variantCount > 0 && (
          <Link
            to={productPath(product.slug)}
            className={styles.add}
            aria-label={t('shop.chooseNamed', { name: product.name })}
          >
            {t('shop.choose')}
          </Link>
        )}
        {!hindrance && product.variantCount === 0 && (
          <button
            type="button"
            className={styles.add}
            aria-label={t('shop.addNamed', { name: product.name })}
            onClick={() => add({ colors: product.colors.slice(0, 1) })}
          >
            {t('shop.addToCart')}
          </button>
        )}
      </div>
    </div>
  )
}
