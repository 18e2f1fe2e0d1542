import { is } from '#server/features/overview/metric'
import { figure, rows, shares, trend, type OverviewPart } from '#server/features/overview/tile'
import { metrics } from './shop-metrics'

export const shopOverview: OverviewPart = {
  metrics,
  records: {
    latestOrders: { resource: 'orders', sort: '-createdAt', limit: 6 },
    latestProducts: {
      resource: 'products',
      where: [is('status', 'published')],
      sort: '-createdAt',
      limit: 5,
    },
    featuredProducts: {
      resource: 'products',
      where: [is('featured', true), is('status', 'published')],
      sort: '-createdAt',
      limit: 4,
    },
    latestReviews: { resource: 'reviews', where: [is('status', 'approved')], sort: '-createdAt', limit: 4 },
  },
  pages: {
    ecommerce: {
      currencyOf: 'orders',
      tiles: {
        sold: figure('pieces'),
        orders: figure('orders'),
        balance: figure('revenue'),
        profit: figure('profit'),
        groups: shares('revenueOfLines', 'joined.category', 20),
        yearly: trend('revenue', 'profit'),
        states: shares('orders', 'status', 20),
        open: figure('openOrders'),
        best: shares('pieces', 'product', 6),
        latest: rows('latestProducts'),
        reviews: rows('latestReviews'),
      },
    },
  },
}
