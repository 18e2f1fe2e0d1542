// Written from the folders of the features by scripts/discover.mjs: do not edit.
import { bankingPages } from './banking/banking.pages'
import { bookingsPages } from './bookings/bookings.pages'
import { chatPages } from './chat/chat.pages'
import { filesPages } from './files/files.pages'
import { invoicingPages } from './invoicing/invoicing.pages'
import { mailPages } from './mail/mail.pages'
import { pageViewsPages } from './page-views/page-views.pages'
import { shopPages } from './shop/shop.pages'

/** The pages of all features that no view can show, as data. */
export const customPages = [
  ...bankingPages,
  ...bookingsPages,
  ...chatPages,
  ...filesPages,
  ...invoicingPages,
  ...mailPages,
  ...pageViewsPages,
  ...shopPages,
] as const
