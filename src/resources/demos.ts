import type { Demos } from '#server/features/demo/demo'
import type { app } from './app'
import { calendarEventsDemo } from './calendar/demo/calendar-events.demo'
import { accountsDemo } from './banking/demo/accounts.demo'
import { bookingsDemo } from './bookings/demo/bookings.demo'
import { enquiriesDemo } from './enquiries/demo/enquiries.demo'
import { ledgerEntriesDemo } from './banking/demo/ledger-entries.demo'
import { pageViewsDemo } from './page-views/demo/page-views.demo'
import { questionsDemo } from './questions/demo/questions.demo'
import { addressesDemo } from './shop/demo/addresses.demo'
import { categoriesDemo } from './shop/demo/categories.demo'
import { ordersDemo } from './shop/demo/orders.demo'
import { reviewsDemo } from './shop/demo/reviews.demo'
import { vouchersDemo } from './shop/demo/vouchers.demo'
import { chatMembersDemo } from './chat/demo/chat-members.demo'
import { conversationsDemo } from './chat/demo/conversations.demo'
import { messagesDemo } from './chat/demo/messages.demo'
import { mailLabelsDemo } from './mail/demo/mail-labels.demo'
import { mailsDemo } from './mail/demo/mails.demo'
import { customersDemo } from './invoicing/demo/customers.demo'
import { invoicesDemo } from './invoicing/demo/invoices.demo'
import { kanbanCardsDemo } from './kanban/demo/kanban-cards.demo'
import { kanbanColumnsDemo } from './kanban/demo/kanban-columns.demo'
import { notificationsDemo } from './notifications/demo/notifications.demo'
import { commentsDemo } from './blog/demo/comments.demo'
import { filesDemo } from './files/demo/files.demo'
import { foldersDemo } from './files/demo/folders.demo'
import { postsDemo } from './blog/demo/posts.demo'
import { invitationsDemo } from './users/demo/invitations.demo'
import { outboxDemo } from './outbox/demo/outbox.demo'
import { paymentCardsDemo } from './banking/demo/payment-cards.demo'
import { productsDemo } from './shop/demo/products.demo'
import { upgradesDemo } from './upgrades/demo/upgrades.demo'
import { usersDemo } from './users/demo/users.demo'

/** Demo data that is better than made-up values: how many records, and what each holds. */
export const demos: Demos<typeof app> = {
  files: filesDemo,
  folders: foldersDemo,
  posts: postsDemo,
  comments: commentsDemo,
  calendarEvents: calendarEventsDemo,
  mails: mailsDemo,
  mailLabels: mailLabelsDemo,
  conversations: conversationsDemo,
  messages: messagesDemo,
  chatMembers: chatMembersDemo,
  products: productsDemo,
  orders: ordersDemo,
  reviews: reviewsDemo,
  categories: categoriesDemo,
  vouchers: vouchersDemo,
  addresses: addressesDemo,
  invoices: invoicesDemo,
  kanbanColumns: kanbanColumnsDemo,
  kanbanCards: kanbanCardsDemo,
  customers: customersDemo,
  paymentCards: paymentCardsDemo,
  accounts: accountsDemo,
  ledgerEntries: ledgerEntriesDemo,
  bookings: bookingsDemo,
  upgrades: upgradesDemo,
  pageViews: pageViewsDemo,
  enquiries: enquiriesDemo,
  questions: questionsDemo,
  users: usersDemo,
  invitations: invitationsDemo,
  outbox: outboxDemo,
  notifications: notificationsDemo,
}
