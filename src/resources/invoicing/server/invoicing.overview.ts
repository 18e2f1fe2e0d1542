import { is } from '#server/features/overview/metric'
import type { OverviewPart } from '#server/features/overview/tile'
import { sentStates } from '../invoices.wire'

const total = { resource: 'invoices', at: 'issuedOn', sum: 'total', unit: 'money' } as const
const invoices = { resource: 'invoices', unit: 'count' } as const

export const invoicingOverview: OverviewPart = {
  metrics: {
    invoices: {
      ...invoices,
      at: 'issuedOn',
      explanation: {
        en: 'Invoices dated in the range, in any state.',
        cn: '开票日期在所选期间内的发票数，不论状态。',
      },
    },
    invoiced: {
      ...total,
      where: [is('status', ...sentStates)],
      explanation: {
        en: 'The totals of the invoices dated in the range that were sent, paid or not.',
        cn: '开票日期在所选期间内且已发送的发票总额，不论是否已付款。',
      },
    },
    paid: {
      resource: 'payments',
      at: 'receivedOn',
      sum: 'received',
      unit: 'money',
      where: [is('status', 'received')],
      explanation: {
        en: 'The payments received in the range, less the refunds.',
        cn: '所选期间内收到的付款，减去退款。',
      },
    },
    overdueInvoices: {
      ...invoices,
      where: [is('status', 'overdue')],
      explanation: {
        en: 'Sent invoices that were due before today and have not been paid.',
        cn: '到期日早于今天且尚未付款的已发送发票数。',
      },
    },
    customers: {
      resource: 'customers',
      at: 'createdAt',
      unit: 'count',
      explanation: {
        en: 'Customers added in the range.',
        cn: '所选期间内新增的客户数。',
      },
    },
  },
  records: {
    newInvoices: {
      resource: 'invoices',
      at: 'issuedOn',
      where: [is('status', ...sentStates)],
      sort: '-createdAt',
      limit: 6,
    },
  },
}
