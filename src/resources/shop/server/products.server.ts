import { invalidField } from '#server/base/errors/problem'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { products } from '../products.resource'

const maxStock = 1_000_000

export const productsHooks: ResourceHooks<typeof products> = {
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
