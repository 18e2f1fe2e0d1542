import { invalidField } from '#server/base/errors/problem'
import { lockRecords } from '#server/write/related'
import type { ResourceHooks, SaveContext } from '#server/write/services/resource-hooks'
import type { variants } from '../variants.resource'
import { isBySystem } from './stock/by-system.server'
import { itemName, recordMovement } from './stock/movements.server'
import type { Ware } from './stock/stock.server'
import { syncProduct } from './stock/sync-product.server'

type Variants = typeof variants

/** No two variants of a product have the same colour and size; the product is locked. */
async function requireDistinctOptions({ tx, values }: SaveContext<Variants>): Promise<void> {
  if (!values.color && !values.size) throw invalidField('color', 'variantOption')
  const same = await tx.query({
    name: 'shop_same_variant',
    text: `select 1 from "variants" where "product" = $1 and "color" is not distinct from $2
      and "size" is not distinct from $3 and "id" <> $4 limit 1`,
    values: [values.product, values.color ?? null, values.size ?? null, values.id],
  })
  if (same.length > 0) throw invalidField('color', 'variantTwice')
}

export const variantsHooks: ResourceHooks<Variants> = {
  beforeSave: async (context) => {
    const { values, previous, caller } = context
    if (previous && isBySystem(caller)) return undefined
    if (previous && previous.product !== values.product) throw invalidField('product', 'otherProduct')
    const product = String(values.product)
    const ware = (await lockRecords(context, 'products', [product])).get(product) as Ware | undefined
    // The demo data of the system have each combination once.
    const isSame = previous && previous.color === values.color && previous.size === values.size
    if (!isSame && !isBySystem(caller)) await requireDistinctOptions(context)
    return ware && { currency: ware.currency }
  },
  afterSave: async (context) => {
    const { record, previous, caller, tx } = context
    if (!previous || !isBySystem(caller)) {
      const [ware] = await tx.query<{ name: string }>({
        text: 'select "name" from "products" where "id" = $1',
        values: [record.product],
      })
      // The stock of the product itself ends before that of its first variant begins.
      if (!previous) await syncProduct(context, record.product)
      await recordMovement(context, {
        product: record.product,
        variant: record.id,
        item: itemName(ware?.name ?? '', record.code),
        change: record.stock - (previous?.stock ?? 0),
        stockAfter: record.stock,
        reason: previous ? 'correction' : 'receipt',
      })
    }
    if (previous) await syncProduct(context, record.product)
  },
  moves: {
    retire: () => ({ stock: 0 }),
  },
}
