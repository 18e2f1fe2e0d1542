import type { Servings } from '#server/write/serving'
import type { app } from './app'
import { commentsServing } from './blog/server/comments.server'
import { filesServing } from './files/server/files.server'
import { foldersServing } from './files/server/folders.server'
import { postsServing } from './blog/server/posts.server'
import { conversationsServing } from './chat/server/conversations.server'
import { mailsServing } from './mail/server/mails.server'
import { messagesServing } from './chat/server/messages.server'
import { calendarEventsServing } from './calendar/server/calendar-events.server'
import { accountsServing } from './banking/server/accounts.server'
import { bookingsServing } from './bookings/server/bookings.server'
import { enquiriesServing } from './enquiries/server/enquiries.server'
import { ledgerEntriesServing } from './banking/server/ledger-entries.server'
import { invitationsServing } from './users/server/invitations.server'
import { addressesServing } from './shop/server/addresses.server'
import { categoriesServing } from './shop/server/categories.server'
import { ordersServing } from './shop/server/orders.server'
import { reviewsServing } from './shop/server/reviews.server'
import { auditServing } from './audit/server/audit.server'
import { invoicesServing } from './invoicing/server/invoices.server'
import { notificationsServing } from './notifications/server/notifications.server'
import { upgradesServing } from './upgrades/server/upgrades.server'
import { questionsServing } from './questions/server/questions.server'
import { pageViewsServing } from './page-views/server/page-views.server'
import { paymentCardsServing } from './banking/server/payment-cards.server'
import { productsServing } from './shop/server/products.server'
import { sessionsServing } from './users/server/sessions.server'
import { usersServing } from './users/server/users.server'

/** The server halves: whoever declares an action must be here. */
export const servings = {
  files: filesServing,
  folders: foldersServing,
  posts: postsServing,
  comments: commentsServing,
  mails: mailsServing,
  conversations: conversationsServing,
  messages: messagesServing,
  calendarEvents: calendarEventsServing,
  pageViews: pageViewsServing,
  products: productsServing,
  invoices: invoicesServing,
  orders: ordersServing,
  reviews: reviewsServing,
  categories: categoriesServing,
  addresses: addressesServing,
  audit: auditServing,
  paymentCards: paymentCardsServing,
  accounts: accountsServing,
  ledgerEntries: ledgerEntriesServing,
  bookings: bookingsServing,
  questions: questionsServing,
  upgrades: upgradesServing,
  enquiries: enquiriesServing,
  notifications: notificationsServing,
  sessions: sessionsServing,
  users: usersServing,
  invitations: invitationsServing,
} satisfies Servings<typeof app>
