import type { Servings } from '../../server/serving'
import type { app } from './app'
import { commentsServing } from './comments/comments.server'
import { filesServing } from './files/files.server'
import { foldersServing } from './folders/folders.server'
import { postsServing } from './posts/posts.server'
import { conversationsServing } from './chat/conversations.server'
import { mailsServing } from './mail/mails.server'
import { messagesServing } from './chat/messages.server'
import { calendarEventsServing } from './calendar-events/calendar-events.server'
import { accountsServing } from './accounts/accounts.server'
import { bookingsServing } from './bookings/bookings.server'
import { enquiriesServing } from './enquiries/enquiries.server'
import { ledgerEntriesServing } from './ledger-entries/ledger-entries.server'
import { invitationsServing } from './invitations/invitations.server'
import { addressesServing } from './addresses/addresses.server'
import { categoriesServing } from './categories/categories.server'
import { ordersServing } from './orders/orders.server'
import { reviewsServing } from './reviews/reviews.server'
import { auditServing } from './audit/audit.server'
import { invoicesServing } from './invoices/invoices.server'
import { notificationsServing } from './notifications/notifications.server'
import { upgradesServing } from './upgrades/upgrades.server'
import { questionsServing } from './questions/questions.server'
import { pageViewsServing } from './page-views/page-views.server'
import { paymentCardsServing } from './payment-cards/payment-cards.server'
import { productsServing } from './products/products.server'
import { sessionsServing } from './sessions/sessions.server'
import { usersServing } from './users/users.server'

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
