import type { ResourceLabels } from '#define/labels'
import { invoices } from './invoices.labels.cn'

const { fields, options, notices = {} } = invoices

export const creditNotes: ResourceLabels = {
  label: '贷项通知单',
  untitled: '给{{name}}的草稿',
  fields: {
    ...fields,
    invoice: '发票',
    issuedOn: '开具日期',
    reason: '原因',
  },
  sections: { items: '明细', reason: '原因', tax: '税务明细', parties: '双方', terms: '条款' },
  help: { issuedOn: '留空则为开具当天的日期。', reason: '为何不再需要支付。' },
  options: { ...options, status: { draft: '草稿', issued: '已开具' } },
  notices,
  moves: { issue: '开具' },
}
