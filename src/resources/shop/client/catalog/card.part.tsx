import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import type { ProductRow } from '../cart/product-row'
import { useAddToCart } from '../cart/use-add-to-cart'
import { ProductCard } from './product-card'

interface ProductCardPartProps {
  readonly resource: AnyResource
  readonly row: Row
}

/** A product's card below its name, whose button adds it to the cart. */
export function ProductCardPart({ resource, row }: ProductCardPartProps) {
  const product = row as ProductRow
  const add = useAddToCart(product)
  return (
    <ProductCard
      resource={resource}
      row={product}
      onAdd={() => add({ colors: product.colors.slice(0, 1) })}
    />
  )
}
