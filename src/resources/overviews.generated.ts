// Written from the folders of the features by scripts/discover.mjs: do not edit.
import type { OverviewPart } from '../../server/features/overview/tile'
import { bankingOverview } from './banking/server/banking.overview'
import { blogOverview } from './blog/server/blog.overview'
import { bookingsOverview } from './bookings/server/bookings.overview'
import { enquiriesOverview } from './enquiries/server/enquiries.overview'
import { filesOverview } from './files/server/files.overview'
import { invoicingOverview } from './invoicing/server/invoicing.overview'
import { kanbanOverview } from './kanban/server/kanban.overview'
import { mailOverview } from './mail/server/mail.overview'
import { pageViewsOverview } from './page-views/server/page-views.overview'
import { shopOverview } from './shop/server/shop.overview'
import { startPageOverview } from './start-page/server/start-page.overview'

/** What the features contribute to overviews: metrics, records and pages. */
export const overviewParts: readonly OverviewPart[] = [
  bankingOverview,
  blogOverview,
  bookingsOverview,
  enquiriesOverview,
  filesOverview,
  invoicingOverview,
  kanbanOverview,
  mailOverview,
  pageViewsOverview,
  shopOverview,
  startPageOverview,
]
