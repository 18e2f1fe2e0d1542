import { figure, is, rows, shares, trend, type Measure, type OverviewSpec } from '../tile'

const invoiced: Measure = {
  ...{ resource: 'invoices', at: 'issuedOn', sum: 'total', money: true },
  where: [is('status', 'sent', 'paid')],
}
const paid: Measure = { ...invoiced, where: [is('status', 'paid')] }

export const app: OverviewSpec = {
  currencyOf: 'invoices',
  tiles: {
    invoiced: figure(invoiced, 'money'),
    customers: figure({ resource: 'customers', at: 'createdAt' }),
    orders: figure({ resource: 'orders', at: 'createdAt' }),
    visitors: figure({ resource: 'pageViews', at: 'hour', sum: 'visitors' }),
    states: shares({ resource: 'invoices', at: 'issuedOn' }, 'status', 20),
    yearly: trend({ invoiced, paid }, 'money'),
    invoices: rows('invoices', {
      ...{ at: 'issuedOn', where: [is('status', 'sent', 'paid')] },
      ...{ sort: '-createdAt', most: 6 },
    }),
    countries: shares({ resource: 'pageViews', at: 'hour', sum: 'visitors' }, 'country', 6),
    authors: shares({ resource: 'posts', at: 'createdAt' }, 'author', 5),
    related: shares({ resource: 'orders', at: 'createdAt', each: 'lines', sum: 'quantity' }, 'product', 5),
    featured: rows('products', {
      where: [is('featured', true), is('status', 'published')],
      sort: '-createdAt',
      most: 4,
    }),
  },
}
