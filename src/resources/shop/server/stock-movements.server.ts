import { invalidField } from '#server/base/errors/problem'
import { lockRecords, updateRelated } from '#server/write/related'
import type { Stored } from '#server/write/context'
import type { ResourceHooks, SaveContext } from '#server/write/services/resource-hooks'
import type { stockMovements } from '../stock-movements.resource'
import { itemName } from './stock/movements.server'
import type { VariantWare, Ware } from './stock/stock.server'
import { tooFew } from './stock/too-few.server'

type Movements = typeof stockMovements
const maxStock = 1_000_000

/** Users record receipts and corrections; sales and returns follow from orders. */
function requireReason({ reason, change = 0 }: SaveContext<Movements>['values']): void {
  if (reason !== 'receipt' && reason !== 'correction') throw invalidField('reason', 'movementReason')
  if (change === 0) throw invalidField('change', 'required')
  if (reason === 'receipt' && change < 0) throw invalidField('change', 'movementSign')
}

/** The product or the variant whose stock changes, locked: variants before products, as orders do. */
async function lockCounted(context: SaveContext<Movements>) {
  const { values } = context
  const product = String(values.product)
  const variant = values.variant
    ? ((await lockRecords(context, 'variants', [values.variant])).get(values.variant) as
        VariantWare | undefined)
    : undefined
  const ware = (await lockRecords(context, 'products', [product])).get(product) as Ware | undefined
  if (!ware) throw invalidField('product', 'required')
  if (ware.variantCount > 0 && !variant) throw invalidField('variant', 'chooseVariant')
  return { ware, variant }
}

export const stockMovementsHooks: ResourceHooks<Movements> = {
  beforeSave: async (context) => {
    const { values, caller } = context
    requireReason(values)
    const { ware, variant } = await lockCounted(context)
    const counted: Stored & { readonly stock: number | null } = variant ?? ware
    if (counted.stock === null) throw invalidField('product', 'notCounted')
    const stockAfter = counted.stock + Number(values.change)
    if (stockAfter < 0) {
      const { key, values: given } = tooFew(counted.stock)
      throw invalidField('change', key, given)
    }
    if (stockAfter > maxStock) throw invalidField('change', 'max.number', { limit: maxStock - counted.stock })
    await updateRelated(context, variant ? 'variants' : 'products', counted, { stock: stockAfter })
    return { stockAfter, item: itemName(ware.name, variant?.code), by: caller.userId, order: null }
  },
}
