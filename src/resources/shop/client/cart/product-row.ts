import type { Row } from '#providers/data/answers'
import type { Product } from '#resources/shop/products.resource'
import type { CartItem, Color } from './checkout-state'

/** A product as a row of a list or of its page. */
export type ProductRow = Row & Product

/** A cart item of a product. */
export const itemOf = (
  { id, name, slug, cover, currency, price, stock }: ProductRow,
  colors: readonly Color[],
  quantity: number,
): CartItem => ({ id, name, slug, cover, currency, price, stock, colors, quantity })

/** Why a product cannot be bought now. */
export function hindranceOf({ status, stock }: ProductRow): 'notForSale' | 'soldOut' | undefined {
  if (status !== 'published') return 'notForSale'
  return stock === 0 ? 'soldOut' : undefined
}
