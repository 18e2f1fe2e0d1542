import type { Row } from '#providers/data/answers'
import type { Product } from '#resources/shop/products.resource'
import type { Variant } from '#resources/shop/variants.resource'
import type { CartItem, Color } from './checkout-state'

/** A product as a row of a list or of its page. */
export type ProductRow = Row & Product
export type VariantRow = Row & Variant

/** What can be put into the cart: a product, or one of its variants. */
export interface Choice {
  readonly colors: readonly Color[]
  readonly variant?: VariantRow | undefined
}

/** A cart item of a product. */
export function itemOf(row: ProductRow, { colors, variant }: Choice, quantity: number): CartItem {
  const { id, name, slug, currency } = row
  return {
    id,
    name,
    slug,
    currency,
    quantity,
    variant: variant?.id ?? null,
    size: variant?.size ?? null,
    colors: variant?.color ? [variant.color] : colors,
    ...offerOf(row, variant),
  }
}

/** The price, the stock and the picture of a product, or of one of its variants. */
export const offerOf = (row: ProductRow, variant: VariantRow | undefined) => ({
  price: variant?.price ?? row.price,
  stock: variant ? variant.stock : row.stock,
  cover: variant?.picture ?? row.cover,
})

/** Why a product cannot be bought now. */
export function hindranceOf({
  status,
  stock,
}: Pick<ProductRow, 'status' | 'stock'>): 'notForSale' | 'soldOut' | undefined {
  if (status !== 'published') return 'notForSale'
  return stock === 0 ? 'soldOut' : undefined
}
