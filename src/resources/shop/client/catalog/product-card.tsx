import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnyResource } from '#define'
import { productPath } from '../cart/paths'
import { hindranceOf, type ProductRow } from '../cart/product-row'
import { Badge } from './badge'
import { ColorDots } from './color-dots'
import { Price } from './price'
import { Rated } from './rated'
import styles from './shop.module.css'

interface ProductCardProps {
  /** The resource of products. */
  readonly resource: AnyResource
  readonly row: ProductRow
  readonly onAdd: () => void
}

/** A product's card below its name: badge, rating, price, colours, and the button that adds it to the cart. */
export function ProductCard({ resource, row, onAdd }: ProductCardProps) {
  const { t } = useTranslation()
  const hindrance = hindranceOf(row)
  return (
    <div className={styles.foot}>
      <Badge row={row} />
      <Rated row={row} isShort />
      <Price row={row} />
      <div className={styles.buy}>
        <ColorDots resource={resource} colors={row.colors} />
        {!hindrance && row.variantCount > 0 && (
          <Link
            to={productPath(row.slug)}
            className={styles.add}
            aria-label={t('shop.chooseNamed', { name: row.name })}
          >
            {t('shop.choose')}
          </Link>
        )}
        {!hindrance && row.variantCount === 0 && (
          <button
            type="button"
            className={styles.add}
            aria-label={t('shop.addNamed', { name: row.name })}
            onClick={onAdd}
          >
            {t('shop.addToCart')}
          </button>
        )}
      </div>
    </div>
  )
}
