// Written from the folders of the features by scripts/discover.mjs: do not edit.
import type { HooksOfResources } from '../../server/write/services/resource-hooks'
import type { app } from './app'
import { arrangementsHooks } from './arrangements/server/arrangements.server'
import { auditHooks } from './audit/server/audit.server'
import { bankAccountsHooks } from './banking/server/bank-accounts.server'
import { ledgerEntriesHooks } from './banking/server/ledger-entries.server'
import { paymentCardsHooks } from './banking/server/payment-cards.server'
import { commentsHooks } from './blog/server/comments.server'
import { postsHooks } from './blog/server/posts.server'
import { bookingsHooks } from './bookings/server/bookings.server'
import { calendarEventsHooks } from './calendar/server/calendar-events.server'
import { calendarsHooks } from './calendar/server/calendars.server'
import { conversationsHooks } from './chat/server/conversations.server'
import { messagesHooks } from './chat/server/messages.server'
import { enquiriesHooks } from './enquiries/server/enquiries.server'
import { filesHooks } from './files/server/files.server'
import { foldersHooks } from './files/server/folders.server'
import { creditNotesHooks } from './invoicing/server/credit-notes.server'
import { invoicesHooks } from './invoicing/server/invoices.server'
import { paymentsHooks } from './invoicing/server/payments.server'
import { recurringInvoicesHooks } from './invoicing/server/recurring-invoices.server'
import { sellersHooks } from './invoicing/server/sellers.server'
import { jobsHooks } from './jobs/server/jobs.server'
import { cardCommentsHooks } from './kanban/server/card-comments.server'
import { kanbanColumnsHooks } from './kanban/server/kanban-columns.server'
import { kanbanRulesHooks } from './kanban/server/kanban-rules.server'
import { mailAccountsHooks } from './mail/server/mail-accounts.server'
import { mailRulesHooks } from './mail/server/mail-rules.server'
import { mailTemplatesHooks } from './mail/server/mail-templates.server'
import { mailsHooks } from './mail/server/mails.server'
import { notificationsHooks } from './notifications/server/notifications.server'
import { pageViewsHooks } from './page-views/server/page-views.server'
import { questionsHooks } from './questions/server/questions.server'
import { savedViewsHooks } from './saved-views/server/saved-views.server'
import { addressesHooks } from './shop/server/addresses.server'
import { categoriesHooks } from './shop/server/categories.server'
import { ordersHooks } from './shop/server/orders.server'
import { productsHooks } from './shop/server/products.server'
import { refundsHooks } from './shop/server/refunds.server'
import { reviewsHooks } from './shop/server/reviews.server'
import { shipmentsHooks } from './shop/server/shipments.server'
import { stockMovementsHooks } from './shop/server/stock-movements.server'
import { variantsHooks } from './shop/server/variants.server'
import { vouchersHooks } from './shop/server/vouchers.server'
import { upgradesHooks } from './upgrades/server/upgrades.server'
import { invitationsHooks } from './users/server/invitations.server'
import { sessionsHooks } from './users/server/sessions.server'
import { usersHooks } from './users/server/users.server'

/** The server hooks of the resources. A resource with an action has hooks, or this does not compile. */
export const resourceHooks = {
  arrangements: arrangementsHooks,
  audit: auditHooks,
  bankAccounts: bankAccountsHooks,
  ledgerEntries: ledgerEntriesHooks,
  paymentCards: paymentCardsHooks,
  comments: commentsHooks,
  posts: postsHooks,
  bookings: bookingsHooks,
  calendarEvents: calendarEventsHooks,
  calendars: calendarsHooks,
  conversations: conversationsHooks,
  messages: messagesHooks,
  enquiries: enquiriesHooks,
  files: filesHooks,
  folders: foldersHooks,
  creditNotes: creditNotesHooks,
  invoices: invoicesHooks,
  payments: paymentsHooks,
  recurringInvoices: recurringInvoicesHooks,
  sellers: sellersHooks,
  jobs: jobsHooks,
  cardComments: cardCommentsHooks,
  kanbanColumns: kanbanColumnsHooks,
  kanbanRules: kanbanRulesHooks,
  mailAccounts: mailAccountsHooks,
  mailRules: mailRulesHooks,
  mailTemplates: mailTemplatesHooks,
  mails: mailsHooks,
  notifications: notificationsHooks,
  pageViews: pageViewsHooks,
  questions: questionsHooks,
  savedViews: savedViewsHooks,
  addresses: addressesHooks,
  categories: categoriesHooks,
  orders: ordersHooks,
  products: productsHooks,
  refunds: refundsHooks,
  reviews: reviewsHooks,
  shipments: shipmentsHooks,
  stockMovements: stockMovementsHooks,
  variants: variantsHooks,
  vouchers: vouchersHooks,
  upgrades: upgradesHooks,
  invitations: invitationsHooks,
  sessions: sessionsHooks,
  users: usersHooks,
} satisfies HooksOfResources<typeof app>
