import type { Demos } from '../../server/demo/demo'
import type { app } from './app'
import { calendarEventsDemo } from './calendar-events/calendar-events.demo'
import { accountsDemo } from './accounts/accounts.demo'
import { bookingsDemo } from './bookings/bookings.demo'
import { enquiriesDemo } from './enquiries/enquiries.demo'
import { ledgerEntriesDemo } from './ledger-entries/ledger-entries.demo'
import { pageViewsDemo } from './page-views/page-views.demo'
import { questionsDemo } from './questions/questions.demo'
import { addressesDemo } from './addresses/addresses.demo'
import { categoriesDemo } from './categories/categories.demo'
import { ordersDemo } from './orders/orders.demo'
import { reviewsDemo } from './reviews/reviews.demo'
import { vouchersDemo } from './vouchers/vouchers.demo'
import { chatMembersDemo } from './chat/chat-members.demo'
import { conversationsDemo } from './chat/conversations.demo'
import { messagesDemo } from './chat/messages.demo'
import { mailLabelsDemo } from './mail/mail-labels.demo'
import { mailsDemo } from './mail/mails.demo'
import { customersDemo } from './customers/customers.demo'
import { invoicesDemo } from './invoices/invoices.demo'
import { kanbanCardsDemo } from './kanban-cards/kanban-cards.demo'
import { kanbanColumnsDemo } from './kanban-columns/kanban-columns.demo'
import { notificationsDemo } from './notifications/notifications.demo'
import { commentsDemo } from './comments/comments.demo'
import { filesDemo } from './files/files.demo'
import { foldersDemo } from './folders/folders.demo'
import { postsDemo } from './posts/posts.demo'
import { invitationsDemo } from './invitations/invitations.demo'
import { outboxDemo } from './outbox/outbox.demo'
import { paymentCardsDemo } from './payment-cards/payment-cards.demo'
import { productsDemo } from './products/products.demo'
import { upgradesDemo } from './upgrades/upgrades.demo'
import { usersDemo } from './users/users.demo'

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
