import {
  current,
  figure,
  forAll,
  rows,
  shares,
  trend,
  type OverviewPart,
} from '#server/features/overview/tile'

/**
 * The tiles of the start page, which shows metrics and records of all features by their names. Those of a feature that
 * does not exist are left out.
 */
export const startPageOverview: OverviewPart = {
  pages: {
    app: {
      currencyOf: 'invoices',
      tiles: {
        next: current(
          'overdueInvoices',
          'ordersToPack',
          'entriesToBook',
          'reviewsToApprove',
          'enquiriesToAnswer',
          'guestsArriving',
          'overdueTasks',
          'unreadMails',
        ),
        invoiced: figure('invoiced'),
        customers: forAll(figure('customers')),
        orders: figure('orders'),
        visitors: figure('visitors'),
        states: shares('invoices', 'status', 20),
        yearly: trend('invoiced', 'paid'),
        invoices: rows('newInvoices'),
        countries: shares('visitors', 'country', 8),
        authors: forAll(shares('posts', 'author', 5)),
        related: shares('pieces', 'product', 6),
        featured: rows('featuredProducts'),
      },
    },
  },
}
