// Written from the folders of the features by scripts/discover.mjs: do not edit.
import type { Servings } from '../../server/write/serving'
import type { app } from './app'
import { auditServing } from './audit/server/audit.server'
import { accountsServing } from './banking/server/accounts.server'
import { ledgerEntriesServing } from './banking/server/ledger-entries.server'
import { paymentCardsServing } from './banking/server/payment-cards.server'
import { commentsServing } from './blog/server/comments.server'
import { postsServing } from './blog/server/posts.server'
import { bookingsServing } from './bookings/server/bookings.server'
import { calendarEventsServing } from './calendar/server/calendar-events.server'
import { conversationsServing } from './chat/server/conversations.server'
import { messagesServing } from './chat/server/messages.server'
import { enquiriesServing } from './enquiries/server/enquiries.server'
import { filesServing } from './files/server/files.server'
import { foldersServing } from './files/server/folders.server'
import { invoicesServing } from './invoicing/server/invoices.server'
import { mailsServing } from './mail/server/mails.server'
import { notificationsServing } from './notifications/server/notifications.server'
import { pageViewsServing } from './page-views/server/page-views.server'
import { questionsServing } from './questions/server/questions.server'
import { addressesServing } from './shop/server/addresses.server'
import { categoriesServing } from './shop/server/categories.server'
import { ordersServing } from './shop/server/orders.server'
import { productsServing } from './shop/server/products.server'
import { reviewsServing } from './shop/server/reviews.server'
import { upgradesServing } from './upgrades/server/upgrades.server'
import { invitationsServing } from './users/server/invitations.server'
import { sessionsServing } from './users/server/sessions.server'
import { usersServing } from './users/server/users.server'

/** The server hooks of the resources. A resource with an action has hooks, or this does not compile. */
export const servings = {
  audit: auditServing,
  accounts: accountsServing,
  ledgerEntries: ledgerEntriesServing,
  paymentCards: paymentCardsServing,
  comments: commentsServing,
  posts: postsServing,
  bookings: bookingsServing,
  calendarEvents: calendarEventsServing,
  conversations: conversationsServing,
  messages: messagesServing,
  enquiries: enquiriesServing,
  files: filesServing,
  folders: foldersServing,
  invoices: invoicesServing,
  mails: mailsServing,
  notifications: notificationsServing,
  pageViews: pageViewsServing,
  questions: questionsServing,
  addresses: addressesServing,
  categories: categoriesServing,
  orders: ordersServing,
  products: productsServing,
  reviews: reviewsServing,
  upgrades: upgradesServing,
  invitations: invitationsServing,
  sessions: sessionsServing,
  users: usersServing,
} satisfies Servings<typeof app>
