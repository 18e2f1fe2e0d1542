import { invalidField } from '#server/base/errors/problem'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { products } from '../products.resource'
import { isBySystem } from './stock/by-system.server'
import { recordMovement } from './stock/movements.server'

const maxStock = 1_000_000

export const productsHooks: ResourceHooks<typeof products> = {
  beforeUpdate: ({ values, previous, caller }) => {
    if (previous.variantCount > 0 && values.stock !== previous.stock && !isBySystem(caller))
      throw invalidField('stock', 'countedByVariants')
  },
  afterSave: async (context) => {
    const { record, previous, caller, operation } = context
    if (previous && isBySystem(caller)) return
    await recordMovement(context, {
      product: record.id,
      item: record.name,
      change: (record.stock ?? 0) - (previous?.stock ?? 0),
      stockAfter: record.stock ?? 0,
      reason: !previous || operation === 'restock' ? 'receipt' : 'correction',
    })
  },
  actions: {
    restock: ({ record, input }) => {
      // Without counted stock there is nothing to add to.
      if (record.stock === null) return
      const stock = record.stock + input.quantity
      if (stock > maxStock) throw invalidField('quantity', 'max.number', { limit: maxStock - record.stock })
      return { stock }
    },
  },
}
