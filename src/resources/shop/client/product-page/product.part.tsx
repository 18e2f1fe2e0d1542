import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import Button from '@mui/material/Button'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { CartLink } from '../cart/cart-link'
import { hindranceOf, type ProductRow } from '../cart/product-row'
import { useAddToCart } from '../cart/use-add-to-cart'
import { Price } from '../catalog/price'
import { Rated } from '../catalog/rated'
import { ColorChoice } from './color-choice'
import styles from './page.module.css'
import { Pictures } from './pictures'
import { Quantity } from './quantity'
import { StockLine } from './stock-line'

/** A product as buyers see it: pictures, price, rating, colours, stock, and the button that adds it to the cart. */
export function ProductPart({ resource, row }: { resource: AnyResource; row: Row }) {
  const product = row as ProductRow
  return (
    <section className={`card ${styles.product}`} aria-label={product.name}>
      <Pictures key={product.id} row={product} />
      <div className={styles.facts}>
        <div className={styles.line}>
          <Rated row={product} />
          <Sold pieces={product.sold} />
        </div>
        <p className={styles.price}>
          <Price row={product} />
        </p>
        <StockLine row={product} />
        <Buy key={product.id} resource={resource} row={product} />
      </div>
    </section>
  )
}

function Sold({ pieces }: { pieces: number }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (pieces === 0) return null
  return (
    <span className={styles.faint}>
      {t('shop.sold', { count: pieces }).replace(String(pieces), formatNumber(pieces, locale))}
    </span>
  )
}

/** Colour, quantity and the button. */
function Buy({ resource, row }: { resource: AnyResource; row: ProductRow }) {
  const { t } = useTranslation()
  const add = useAddToCart(row)
  const [color, setColor] = useState(row.colors[0])
  const [quantity, setQuantity] = useState(1)
  const hindrance = hindranceOf(row)
  return (
    <>
      {row.colors.length > 0 && (
        <ColorChoice resource={resource} colors={row.colors} chosen={color} onChoose={setColor} />
      )}
      {!hindrance && (
        <Quantity
          name={row.name}
          quantity={quantity}
          max={row.stock ?? 1000}
          onMore={() => setQuantity(quantity + 1)}
          onFewer={() => setQuantity(quantity - 1)}
        />
      )}
      <div className={styles.line}>
        <Button
          size="large"
          variant="contained"
          disabled={hindrance !== undefined}
          onClick={() => add(color === undefined ? [] : [color], quantity)}
        >
          {t(hindrance ? `shop.${hindrance}` : 'shop.addToCart')}
        </Button>
        <CartLink />
      </div>
    </>
  )
}
