import type { AppLabels } from '../define/labels'
import { calendarEvents } from './calendar/calendar-events.labels.cn'
import { products } from './shop/products.labels.cn'
import { addresses } from './shop/addresses.labels.cn'
import { categories } from './shop/categories.labels.cn'
import { orders } from './shop/orders.labels.cn'
import { reviews } from './shop/reviews.labels.cn'
import { vouchers } from './shop/vouchers.labels.cn'
import { invoices } from './invoicing/invoices.labels.cn'
import { customers } from './invoicing/customers.labels.cn'
import { users } from './users/users.labels.cn'
import { invitations } from './users/invitations.labels.cn'
import { outbox } from './outbox/outbox.labels.cn'
import { notifications } from './notifications/notifications.labels.cn'
import { paymentCards } from './banking/payment-cards.labels.cn'
import { audit } from './audit/audit.labels.cn'
import { mails } from './mail/mails.labels.cn'
import { mailLabels } from './mail/mail-labels.labels.cn'
import { conversations } from './chat/conversations.labels.cn'
import { messages } from './chat/messages.labels.cn'
import { chatMembers } from './chat/chat-members.labels.cn'
import { files } from './files/files.labels.cn'
import { folders } from './files/folders.labels.cn'
import { posts } from './blog/posts.labels.cn'
import { comments } from './blog/comments.labels.cn'
import { kanbanCards } from './kanban/kanban-cards.labels.cn'
import { kanbanColumns } from './kanban/kanban-columns.labels.cn'
import { accounts } from './banking/accounts.labels.cn'
import { ledgerEntries } from './banking/ledger-entries.labels.cn'
import { bookings } from './bookings/bookings.labels.cn'
import { pageViews } from './page-views/page-views.labels.cn'
import { enquiries } from './enquiries/enquiries.labels.cn'
import { questions } from './questions/questions.labels.cn'
import { upgrades } from './upgrades/upgrades.labels.cn'
import { sessions } from './users/sessions.labels.cn'

/** 声明中所有名称的中文说法；缺少任何一个，测试都会指出。 */
export const labels: AppLabels = {
  groups: { apps: '应用', content: '内容', sales: '销售', finance: '财务', management: '管理' },
  meta: { createdAt: '创建时间', updatedAt: '更新时间' },
  resources: {
    mails,
    mailLabels,
    conversations,
    messages,
    chatMembers,
    calendarEvents,
    products,
    files,
    folders,
    posts,
    comments,
    orders,
    reviews,
    categories,
    vouchers,
    addresses,
    invoices,
    customers,
    paymentCards,
    accounts,
    ledgerEntries,
    bookings,
    pageViews,
    enquiries,
    questions,
    upgrades,
    sessions,
    users,
    invitations,
    outbox,
    audit,
    notifications,
    kanbanCards,
    kanbanColumns,
  },
}
