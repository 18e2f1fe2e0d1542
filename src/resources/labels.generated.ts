// Written from the folders of the features by scripts/discover.mjs: do not edit.
import type { ResourceLabels } from '../define/labels'
import { arrangements } from './arrangements/labels/arrangements.labels.cn'
import { audit } from './audit/labels/audit.labels.cn'
import { bankAccounts } from './banking/labels/bank-accounts.labels.cn'
import { ledgerEntries } from './banking/labels/ledger-entries.labels.cn'
import { paymentCards } from './banking/labels/payment-cards.labels.cn'
import { comments } from './blog/labels/comments.labels.cn'
import { posts } from './blog/labels/posts.labels.cn'
import { bookings } from './bookings/labels/bookings.labels.cn'
import { calendarEvents } from './calendar/labels/calendar-events.labels.cn'
import { calendars } from './calendar/labels/calendars.labels.cn'
import { rooms } from './calendar/labels/rooms.labels.cn'
import { chatMembers } from './chat/labels/chat-members.labels.cn'
import { chatPins } from './chat/labels/chat-pins.labels.cn'
import { chatReactions } from './chat/labels/chat-reactions.labels.cn'
import { chatThreads } from './chat/labels/chat-threads.labels.cn'
import { conversations } from './chat/labels/conversations.labels.cn'
import { messages } from './chat/labels/messages.labels.cn'
import { enquiries } from './enquiries/labels/enquiries.labels.cn'
import { files } from './files/labels/files.labels.cn'
import { folders } from './files/labels/folders.labels.cn'
import { creditNotes } from './invoicing/labels/credit-notes.labels.cn'
import { customers } from './invoicing/labels/customers.labels.cn'
import { invoices } from './invoicing/labels/invoices.labels.cn'
import { payments } from './invoicing/labels/payments.labels.cn'
import { recurringInvoices } from './invoicing/labels/recurring-invoices.labels.cn'
import { sellers } from './invoicing/labels/sellers.labels.cn'
import { jobs } from './jobs/labels/jobs.labels.cn'
import { cardComments } from './kanban/labels/card-comments.labels.cn'
import { kanbanBoards } from './kanban/labels/kanban-boards.labels.cn'
import { kanbanCards } from './kanban/labels/kanban-cards.labels.cn'
import { kanbanColumns } from './kanban/labels/kanban-columns.labels.cn'
import { kanbanRules } from './kanban/labels/kanban-rules.labels.cn'
import { mailAccounts } from './mail/labels/mail-accounts.labels.cn'
import { mailLabels } from './mail/labels/mail-labels.labels.cn'
import { mailRules } from './mail/labels/mail-rules.labels.cn'
import { mailSettings } from './mail/labels/mail-settings.labels.cn'
import { mailTemplates } from './mail/labels/mail-templates.labels.cn'
import { mails } from './mail/labels/mails.labels.cn'
import { notifications } from './notifications/labels/notifications.labels.cn'
import { outbox } from './outbox/labels/outbox.labels.cn'
import { pageViews } from './page-views/labels/page-views.labels.cn'
import { questions } from './questions/labels/questions.labels.cn'
import { savedViews } from './saved-views/labels/saved-views.labels.cn'
import { addresses } from './shop/labels/addresses.labels.cn'
import { categories } from './shop/labels/categories.labels.cn'
import { orders } from './shop/labels/orders.labels.cn'
import { products } from './shop/labels/products.labels.cn'
import { refunds } from './shop/labels/refunds.labels.cn'
import { reviews } from './shop/labels/reviews.labels.cn'
import { shipments } from './shop/labels/shipments.labels.cn'
import { shippingRates } from './shop/labels/shipping-rates.labels.cn'
import { shippingZones } from './shop/labels/shipping-zones.labels.cn'
import { stockMovements } from './shop/labels/stock-movements.labels.cn'
import { variants } from './shop/labels/variants.labels.cn'
import { vouchers } from './shop/labels/vouchers.labels.cn'
import { upgrades } from './upgrades/labels/upgrades.labels.cn'
import { invitations } from './users/labels/invitations.labels.cn'
import { sessions } from './users/labels/sessions.labels.cn'
import { users } from './users/labels/users.labels.cn'

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
