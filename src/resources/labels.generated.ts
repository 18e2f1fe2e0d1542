// Written from the folders of the features by scripts/discover.mjs: do not edit.
import type { ResourceLabels } from '../define/labels'
import { arrangements } from './arrangements/arrangements.labels.cn'
import { audit } from './audit/audit.labels.cn'
import { bankAccounts } from './banking/bank-accounts.labels.cn'
import { ledgerEntries } from './banking/ledger-entries.labels.cn'
import { paymentCards } from './banking/payment-cards.labels.cn'
import { comments } from './blog/comments.labels.cn'
import { posts } from './blog/posts.labels.cn'
import { bookings } from './bookings/bookings.labels.cn'
import { calendarEvents } from './calendar/calendar-events.labels.cn'
import { calendars } from './calendar/calendars.labels.cn'
import { rooms } from './calendar/rooms.labels.cn'
import { chatMembers } from './chat/chat-members.labels.cn'
import { chatPins } from './chat/chat-pins.labels.cn'
import { chatReactions } from './chat/chat-reactions.labels.cn'
import { chatThreads } from './chat/chat-threads.labels.cn'
import { conversations } from './chat/conversations.labels.cn'
import { messages } from './chat/messages.labels.cn'
import { enquiries } from './enquiries/enquiries.labels.cn'
import { files } from './files/files.labels.cn'
import { folders } from './files/folders.labels.cn'
import { creditNotes } from './invoicing/credit-notes.labels.cn'
import { customers } from './invoicing/customers.labels.cn'
import { invoices } from './invoicing/invoices.labels.cn'
import { payments } from './invoicing/payments.labels.cn'
import { recurringInvoices } from './invoicing/recurring-invoices.labels.cn'
import { sellers } from './invoicing/sellers.labels.cn'
import { jobs } from './jobs/jobs.labels.cn'
import { cardComments } from './kanban/card-comments.labels.cn'
import { kanbanBoards } from './kanban/kanban-boards.labels.cn'
import { kanbanCards } from './kanban/kanban-cards.labels.cn'
import { kanbanColumns } from './kanban/kanban-columns.labels.cn'
import { kanbanRules } from './kanban/kanban-rules.labels.cn'
import { mailAccounts } from './mail/mail-accounts.labels.cn'
import { mailLabels } from './mail/mail-labels.labels.cn'
import { mailRules } from './mail/mail-rules.labels.cn'
import { mailSettings } from './mail/mail-settings.labels.cn'
import { mailTemplates } from './mail/mail-templates.labels.cn'
import { mails } from './mail/mails.labels.cn'
import { notifications } from './notifications/notifications.labels.cn'
import { outbox } from './outbox/outbox.labels.cn'
import { pageViews } from './page-views/page-views.labels.cn'
import { questions } from './questions/questions.labels.cn'
import { savedViews } from './saved-views/saved-views.labels.cn'
import { addresses } from './shop/addresses.labels.cn'
import { categories } from './shop/categories.labels.cn'
import { orders } from './shop/orders.labels.cn'
import { products } from './shop/products.labels.cn'
import { refunds } from './shop/refunds.labels.cn'
import { reviews } from './shop/reviews.labels.cn'
import { shipments } from './shop/shipments.labels.cn'
import { shippingRates } from './shop/shipping-rates.labels.cn'
import { shippingZones } from './shop/shipping-zones.labels.cn'
import { stockMovements } from './shop/stock-movements.labels.cn'
import { variants } from './shop/variants.labels.cn'
import { vouchers } from './shop/vouchers.labels.cn'
import { upgrades } from './upgrades/upgrades.labels.cn'
import { invitations } from './users/invitations.labels.cn'
import { sessions } from './users/sessions.labels.cn'
import { users } from './users/users.labels.cn'

/** The Chinese labels of the resources. */
export const chineseLabels: { readonly [resource: string]: ResourceLabels } = {
  arrangements,
  audit,
  bankAccounts,
  ledgerEntries,
  paymentCards,
  comments,
  posts,
  bookings,
  calendarEvents,
  calendars,
  rooms,
  chatMembers,
  chatPins,
  chatReactions,
  chatThreads,
  conversations,
  messages,
  enquiries,
  files,
  folders,
  creditNotes,
  customers,
  invoices,
  payments,
  recurringInvoices,
  sellers,
  jobs,
  cardComments,
  kanbanBoards,
  kanbanCards,
  kanbanColumns,
  kanbanRules,
  mailAccounts,
  mailLabels,
  mailRules,
  mailSettings,
  mailTemplates,
  mails,
  notifications,
  outbox,
  pageViews,
  questions,
  savedViews,
  addresses,
  categories,
  orders,
  products,
  refunds,
  reviews,
  shipments,
  shippingRates,
  shippingZones,
  stockMovements,
  variants,
  vouchers,
  upgrades,
  invitations,
  sessions,
  users,
}
