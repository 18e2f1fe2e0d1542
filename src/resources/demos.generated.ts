// Written from the folders of the features by scripts/discover.mjs: do not edit.
import type { Demos } from '../../server/features/demo/demo'
import type { app } from './app'
import { arrangementsDemo } from './arrangements/demo/arrangements.demo'
import { bankAccountsDemo } from './banking/demo/bank-accounts.demo'
import { ledgerEntriesDemo } from './banking/demo/ledger-entries.demo'
import { paymentCardsDemo } from './banking/demo/payment-cards.demo'
import { commentsDemo } from './blog/demo/comments.demo'
import { postsDemo } from './blog/demo/posts.demo'
import { bookingsDemo } from './bookings/demo/bookings.demo'
import { calendarEventsDemo } from './calendar/demo/calendar-events.demo'
import { calendarsDemo } from './calendar/demo/calendars.demo'
import { roomsDemo } from './calendar/demo/rooms.demo'
import { chatMembersDemo } from './chat/demo/chat-members.demo'
import { chatPinsDemo } from './chat/demo/chat-pins.demo'
import { chatReactionsDemo } from './chat/demo/chat-reactions.demo'
import { chatThreadsDemo } from './chat/demo/chat-threads.demo'
import { conversationsDemo } from './chat/demo/conversations.demo'
import { messagesDemo } from './chat/demo/messages.demo'
import { enquiriesDemo } from './enquiries/demo/enquiries.demo'
import { filesDemo } from './files/demo/files.demo'
import { foldersDemo } from './files/demo/folders.demo'
import { creditNotesDemo } from './invoicing/demo/credit-notes.demo'
import { customersDemo } from './invoicing/demo/customers.demo'
import { invoicesDemo } from './invoicing/demo/invoices.demo'
import { paymentsDemo } from './invoicing/demo/payments.demo'
import { recurringInvoicesDemo } from './invoicing/demo/recurring-invoices.demo'
import { sellersDemo } from './invoicing/demo/sellers.demo'
import { cardCommentsDemo } from './kanban/demo/card-comments.demo'
import { kanbanBoardsDemo } from './kanban/demo/kanban-boards.demo'
import { kanbanCardsDemo } from './kanban/demo/kanban-cards.demo'
import { kanbanColumnsDemo } from './kanban/demo/kanban-columns.demo'
import { kanbanRulesDemo } from './kanban/demo/kanban-rules.demo'
import { mailLabelsDemo } from './mail/demo/mail-labels.demo'
import { mailRulesDemo } from './mail/demo/mail-rules.demo'
import { mailTemplatesDemo } from './mail/demo/mail-templates.demo'
import { mailsDemo } from './mail/demo/mails.demo'
import { notificationsDemo } from './notifications/demo/notifications.demo'
import { outboxDemo } from './outbox/demo/outbox.demo'
import { pageViewsDemo } from './page-views/demo/page-views.demo'
import { questionsDemo } from './questions/demo/questions.demo'
import { savedViewsDemo } from './saved-views/demo/saved-views.demo'
import { addressesDemo } from './shop/demo/addresses.demo'
import { categoriesDemo } from './shop/demo/categories.demo'
import { ordersDemo } from './shop/demo/orders.demo'
import { productsDemo } from './shop/demo/products.demo'
import { refundsDemo } from './shop/demo/refunds.demo'
import { reviewsDemo } from './shop/demo/reviews.demo'
import { shipmentsDemo } from './shop/demo/shipments.demo'
import { shippingRatesDemo } from './shop/demo/shipping-rates.demo'
import { shippingZonesDemo } from './shop/demo/shipping-zones.demo'
import { stockMovementsDemo } from './shop/demo/stock-movements.demo'
import { variantsDemo } from './shop/demo/variants.demo'
import { vouchersDemo } from './shop/demo/vouchers.demo'
import { upgradesDemo } from './upgrades/demo/upgrades.demo'
import { invitationsDemo } from './users/demo/invitations.demo'
import { usersDemo } from './users/demo/users.demo'

/** Demo data that is better than generated values: how many records, and what each holds. */
export const demos: Demos<typeof app> = {
  arrangements: arrangementsDemo,
  bankAccounts: bankAccountsDemo,
  ledgerEntries: ledgerEntriesDemo,
  paymentCards: paymentCardsDemo,
  comments: commentsDemo,
  posts: postsDemo,
  bookings: bookingsDemo,
  calendarEvents: calendarEventsDemo,
  calendars: calendarsDemo,
  rooms: roomsDemo,
  chatMembers: chatMembersDemo,
  chatPins: chatPinsDemo,
  chatReactions: chatReactionsDemo,
  chatThreads: chatThreadsDemo,
  conversations: conversationsDemo,
  messages: messagesDemo,
  enquiries: enquiriesDemo,
  files: filesDemo,
  folders: foldersDemo,
  creditNotes: creditNotesDemo,
  customers: customersDemo,
  invoices: invoicesDemo,
  payments: paymentsDemo,
  recurringInvoices: recurringInvoicesDemo,
  sellers: sellersDemo,
  cardComments: cardCommentsDemo,
  kanbanBoards: kanbanBoardsDemo,
  kanbanCards: kanbanCardsDemo,
  kanbanColumns: kanbanColumnsDemo,
  kanbanRules: kanbanRulesDemo,
  mailLabels: mailLabelsDemo,
  mailRules: mailRulesDemo,
  mailTemplates: mailTemplatesDemo,
  mails: mailsDemo,
  notifications: notificationsDemo,
  outbox: outboxDemo,
  pageViews: pageViewsDemo,
  questions: questionsDemo,
  savedViews: savedViewsDemo,
  addresses: addressesDemo,
  categories: categoriesDemo,
  orders: ordersDemo,
  products: productsDemo,
  refunds: refundsDemo,
  reviews: reviewsDemo,
  shipments: shipmentsDemo,
  shippingRates: shippingRatesDemo,
  shippingZones: shippingZonesDemo,
  stockMovements: stockMovementsDemo,
  variants: variantsDemo,
  vouchers: vouchersDemo,
  upgrades: upgradesDemo,
  invitations: invitationsDemo,
  users: usersDemo,
}
