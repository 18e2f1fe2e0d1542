import { invalidField } from '#server/base/errors/problem'
import type { Serving } from '#server/write/serving'
import type { products } from '../products.resource'

const mostStock = 1_000_000

export const productsServing: Serving<typeof products> = {
  actions: {
    restock: ({ record, input }) => {
      // Where nothing is counted, nothing is added to it.
      if (record.stock === null) return
      const stock = record.stock + input.quantity
      if (stock > mostStock) throw invalidField('quantity', 'max.number', { limit: mostStock - record.stock })
      return { stock }
    },
  },
}
