import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { CartLink } from '../cart/cart-link'
import { hindranceOf, offerOf, type ProductRow, type VariantRow } from '../cart/product-row'
import { useAddToCart } from '../cart/use-add-to-cart'
import { ColorChoice } from './color-choice'
import styles from './page.module.css'
import { Quantity } from './quantity'
import { VariantChoice } from './variant-choice'

interface BuyProps {
  readonly resource: AnyResource
  readonly row: ProductRow
  readonly variants: readonly VariantRow[]
  readonly chosen: VariantRow | undefined
  readonly onChoose: (variant: VariantRow) => void
}

/** Options, quantity and the button. */
export function Buy({ resource, row, variants, chosen, onChoose }: BuyProps) {
  const { t } = useTranslation()
  const add = useAddToCart(row)
  const [color, setColor] = useState(row.colors[0])
  const [quantity, setQuantity] = useState(1)
  const { stock } = offerOf(row, chosen)
  const isOffered = row.variantCount === 0 || chosen !== undefined
  const hindrance = isOffered ? hindranceOf({ status: row.status, stock }) : 'notForSale'
  const max = stock ?? 1000
  const count = Math.max(1, Math.min(quantity, max))
  return (
    <>
      {chosen ? (
        <VariantChoice resource={resource} variants={variants} chosen={chosen} onChoose={onChoose} />
      ) : (
        row.colors.length > 0 && (
          <ColorChoice resource={resource} colors={row.colors} chosen={color} onChoose={setColor} />
        )
      )}
      {!hindrance && (
        <Quantity
          name={row.name}
          quantity={count}
          max={max}
          onMore={() => setQuantity(count + 1)}
          onFewer={() => setQuantity(count - 1)}
        />
      )}
      <div className={styles.line}>
        <Button
          size="large"
          variant="contained"
          disabled={hindrance !== undefined}
          onClick={() => add({ colors: color === undefined ? [] : [color], variant: chosen }, count)}
        >
          {t(hindrance ? `shop.${hindrance}` : 'shop.addToCart')}
        </Button>
        <CartLink />
      </div>
    </>
  )
}
