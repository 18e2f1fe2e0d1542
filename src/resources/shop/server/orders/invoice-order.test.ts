import { expect, test } from 'vitest'
import type { Order } from '../../orders.resource'
import { invoiceLinesOf } from './invoice-order.server'

const line = { product: 'p', variant: null, colors: [], name: 'Lamp', quantity: 2, price: 1000 }
const order = { lines: [line], discount: 100, shipping: 490, taxRate: 19 } as Partial<Order> as Order

test('the delivery on an invoice is named in the language of the buyer', () => {
  const described = (language: 'en' | 'cn') =>
    invoiceLinesOf(order, language).map(({ description, unitPrice }) => [description, unitPrice])
  expect(described('en')).toEqual([
    ['Lamp', 1000],
    ['Delivery', 490],
  ])
  expect(described('cn')).toEqual([
    ['Lamp', 1000],
    ['运费', 490],
  ])
})
