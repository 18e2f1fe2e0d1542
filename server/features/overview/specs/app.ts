import { figure, is, rows, shares, trend, type Measure, type OverviewSpec } from '../tile'
import { orders, pieces, visitors } from './metrics'

const invoiced: Measure = {
  resource: 'invoices',
  at: 'issuedOn',
  sum: 'total',
  money: true,
  where: [is('status', 'sent', 'paid')],
}
const paid: Measure = { ...invoiced, where: [is('status', 'paid')] }

export const app: OverviewSpec = {
  currencyOf: 'invoices',
  tiles: {
    invoiced: figure(invoiced, 'money'),
    customers: figure({ resource: 'customers', at: 'createdAt' }),
    orders: figure(orders),
    visitors: figure(visitors),
    states: shares({ resource: 'invoices', at: 'issuedOn' }, 'status', 20),
    yearly: trend({ invoiced, paid }, 'money'),
    invoices: rows('invoices', {
      at: 'issuedOn',
      where: [is('status', 'sent', 'paid')],
      sort: '-createdAt',
      limit: 6,
    }),
    countries: shares(visitors, 'country', 8),
    authors: shares({ resource: 'posts', at: 'createdAt' }, 'author', 5),
    related: shares(pieces, 'product', 6),
    featured: rows('products', {
      where: [is('featured', true), is('status', 'published')],
      sort: '-createdAt',
      limit: 4,
    }),
  },
}
