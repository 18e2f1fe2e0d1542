import type { AppLabels } from '../../app-labels'
import { calendarEvents } from './calendar-events'
import { products } from './products'
import { addresses } from './addresses'
import { categories } from './categories'
import { orders } from './orders'
import { reviews } from './reviews'
import { vouchers } from './vouchers'
import { invoices } from './invoices'
import { customers } from './customers'
import { users } from './users'
import { invitations } from './invitations'
import { outbox } from './outbox'
import { notifications } from './notifications'
import { paymentCards } from './payment-cards'
import { audit } from './audit'
import { mails } from './mails'
import { mailLabels } from './mail-labels'
import { conversations } from './conversations'
import { messages } from './messages'
import { chatMembers } from './chat-members'
import { files } from './files'
import { folders } from './folders'
import { posts } from './posts'
import { comments } from './comments'
import { kanbanCards } from './kanban-cards'
import { kanbanColumns } from './kanban-columns'
import { accounts } from './accounts'
import { ledgerEntries } from './ledger-entries'
import { bookings } from './bookings'
import { pageViews } from './page-views'
import { enquiries } from './enquiries'
import { questions } from './questions'
import { upgrades } from './upgrades'
import { sessions } from './sessions'

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
