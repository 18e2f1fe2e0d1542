import type { Queryable } from '#server/base/database'
import type { Handler, OwnRequest } from '#server/write/services/services'
import type { OutputOf } from '#define'
import type { checkoutCalls } from '../wire/checkout-calls.wire'
import type { Variant } from '../variants.resource'

/** An item of a cart as the client sends it. */
export type Item = OwnRequest<typeof checkoutCalls.quote>['input']['cart'][number]

/** A product that is for sale, or one of its variants, as a cart shows it. */
export interface Offer {
  readonly id: string
  readonly variant: string | null
  readonly color: Variant['color']
  readonly size: Variant['size']
  readonly slug: string
  readonly name: string
  readonly cover: string | null
  readonly price: number
  readonly currency: string
  readonly stock: number | null
}

/** A difference from what the buyer saw: another price, too few pieces, or no longer for sale. */
export type Change = OutputOf<typeof checkoutCalls.quote>['changes'][number]
export type QuoteAnswer = Awaited<ReturnType<Handler<typeof checkoutCalls.quote>>>

/** What tells the items of a cart apart: the product, and the variant if it has variants. */
export const keyOf = ({ id, variant }: { readonly id: string; readonly variant: string | null }): string =>
  `${id} ${variant ?? ''}`

/**
 * What a cart contains and is for sale, by the keys of its items. With a lock, variants are locked before products, as
 * in every change of a stock.
 */
export async function offersOf(
  database: Queryable,
  cart: readonly Item[],
  lock: '' | 'for no key update' = '',
): Promise<Map<string, Offer>> {
  const chosen = cart.flatMap(({ variant }) => variant ?? [])
  const variants = chosen.length > 0 ? await variantsIn(database, chosen, lock) : []
  const products = await database.query<Omit<Offer, 'variant' | 'color' | 'size'> & { variantCount: number }>(
    {
      text: `select "id", "slug", "name", "cover", "price", "currency", "stock", "variantCount" from "products"
      where "id" = any($1::uuid[]) and "status" = 'published' and "deletedAt" is null order by "id" ${lock}`,
      values: [cart.map(({ id }) => id)],
    },
  )
  const offers = cart.flatMap((item): Offer[] => {
    const found = products.find(({ id }) => id === item.id)
    if (!found) return []
    const { variantCount, ...product } = found
    const own = variants.find(({ id, product: of }) => id === item.variant && of === item.id)
    // Of a product with variants only these are for sale.
    if (item.variant === null)
      return variantCount > 0 ? [] : [{ ...product, variant: null, color: null, size: null }]
    if (!own) return []
    const { color, size, stock } = own
    return [
      {
        ...{ ...product, variant: own.id, color, size, stock },
        price: own.price ?? product.price,
        cover: own.picture ?? product.cover,
      },
    ]
  })
  return new Map(offers.map((offer) => [keyOf(offer), offer]))
}

type OfferedVariant = Pick<Variant, 'id' | 'product' | 'color' | 'size' | 'price' | 'stock' | 'picture'>

const variantsIn = (database: Queryable, ids: readonly string[], lock: string): Promise<OfferedVariant[]> =>
  database.query<OfferedVariant>({
    text: `select "id", "product", "color", "size", "price", "stock", "picture" from "variants"
      where "id" = any($1::uuid[]) and "status" = 'offered' order by "id" ${lock}`,
    values: [ids],
  })

/** The differences between the cart and what the buyer saw. */
export function changesOf(cart: readonly Item[], offers: ReadonlyMap<string, Offer>): Change[] {
  return cart.flatMap((item): Change[] => {
    const { id, variant, price, quantity } = item
    const offer = offers.get(keyOf(item))
    const of = { id, variant }
    if (!offer) return [{ ...of, kind: 'gone', from: quantity, to: 0 }]
    const changes: Change[] = []
    if (offer.price !== price) changes.push({ ...of, kind: 'price', from: price, to: offer.price })
    if (offer.stock !== null && offer.stock < quantity)
      changes.push({ ...of, kind: 'stock', from: quantity, to: offer.stock })
    return changes
  })
}

/** The lines that can be ordered: at current prices, limited by stock. */
export const linesOf = (
  cart: readonly Item[],
  offers: ReadonlyMap<string, Offer>,
): QuoteAnswer['lines'][number][] =>
  cart.flatMap((item) => {
    const offer = offers.get(keyOf(item))
    if (!offer) return []
    const quantity = Math.min(item.quantity, offer.stock ?? item.quantity)
    const { color, ...line } = offer
    return quantity > 0 ? [{ ...line, colors: color ? [color] : item.colors, quantity }] : []
  })
