import { lockRecords, updateRelated, type TransactionContext } from '#server/write/related'
import { colors, sizes } from '../../wire/checkout.wire'
import { ownMovements, recordMovement } from './movements.server'
import type { Ware } from './stock.server'

interface Totals {
  readonly count: number
  readonly stock: number
  readonly colors: readonly string[] | null
  readonly sizes: readonly string[] | null
  readonly prices: readonly (number | null)[] | null
}

/** Sets what a product shows of its variants: their number, their stock, colours, sizes and prices. */
export async function syncProduct(context: TransactionContext, product: string): Promise<void> {
  const ware = (await lockRecords(context, 'products', [product])).get(product) as Ware | undefined
  if (!ware) return
  const [totals] = await context.tx.query<Totals>({
    name: 'shop_variant_totals',
    text: `select count(*)::int as "count", coalesce(sum("stock"), 0)::int as "stock",
        array_agg(distinct "color") filter (where "color" is not null and "status" = 'offered') as "colors",
        array_agg(distinct "size") filter (where "size" is not null and "status" = 'offered') as "sizes",
        jsonb_agg(distinct "price") filter (where "status" = 'offered') as "prices"
      from "variants" where "product" = $1`,
    values: [product],
  })
  if (!totals) throw new Error('The variants returned no totals')
  // What was counted for the product itself is replaced by the stock of its first variant.
  if (ware.variantCount === 0) await clearOwn(context, ware)
  const inOrder = (order: readonly string[], found: readonly string[] | null) =>
    order.filter((value) => found?.includes(value))
  await updateRelated(context, 'products', ware, {
    variantCount: totals.count,
    stock: totals.stock,
    ...(totals.colors && { colors: inOrder(colors, totals.colors) }),
    sizes: inOrder(sizes, totals.sizes),
    variantPrices: (totals.prices ?? []).map((price) => ({ price })),
  })
}

async function clearOwn(context: TransactionContext, { id, name }: Ware): Promise<void> {
  const own = await ownMovements(context, id)
  await recordMovement(context, {
    product: id,
    item: name,
    change: -own,
    stockAfter: 0,
    reason: 'correction',
  })
}
