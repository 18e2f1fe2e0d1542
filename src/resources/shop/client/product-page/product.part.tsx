import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { ErrorState, FormSkeleton } from '#shell/states'
import { offerOf, type ProductRow, type VariantRow } from '../cart/product-row'
import { Price } from '../catalog/price'
import { Rated } from '../catalog/rated'
import { Buy } from './buy'
import { Deliveries } from './deliveries'
import styles from './page.module.css'
import { Pictures } from './pictures'
import { StockLine } from './stock-line'
import { useVariants } from './use-variants'

interface ProductProps {
  readonly resource: AnyResource
  readonly row: Row
}

/** A product as buyers see it: pictures, price, rating, options, stock, and the button that adds it to the cart. */
export function ProductPart({ resource, row }: ProductProps) {
  const product = row as ProductRow
  const variants = useVariants(product)
  if (variants.error !== undefined) return <ErrorState error={variants.error} onRetry={variants.readAgain} />
  if (!variants.rows) return <FormSkeleton />
  return <Product key={product.id} resource={resource} row={product} variants={variants.rows} />
}

interface LoadedProps {
  readonly resource: AnyResource
  readonly row: ProductRow
  readonly variants: readonly VariantRow[]
}

function Product({ resource, row, variants }: LoadedProps) {
  const [chosenId, setChosen] = useState<string>()
  const chosen =
    variants.find(({ id }) => id === chosenId) ?? variants.find(({ stock }) => stock > 0) ?? variants[0]
  const { price, stock } = offerOf(row, chosen)
  return (
    <section className={`card ${styles.product}`} aria-label={row.name}>
      <Pictures
        key={chosen?.picture ?? row.id}
        row={row}
        variants={variants}
        first={chosen?.picture ?? null}
      />
      <div className={styles.facts}>
        <div className={styles.line}>
          <Rated row={row} />
          <Sold pieces={row.sold} />
        </div>
        <p className={styles.price}>
          <Price row={row} price={price} />
        </p>
        <StockLine row={row} stock={stock} />
        <Buy
          resource={resource}
          row={row}
          variants={variants}
          chosen={chosen}
          onChoose={({ id }) => setChosen(id)}
        />
        <Deliveries currency={row.currency} />
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
