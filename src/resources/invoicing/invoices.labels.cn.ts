import type { ResourceLabels } from '#define/labels'

export const invoices: ResourceLabels = {
  label: '发票',
  fields: {
    number: '编号',
    customer: '客户',
    issuedOn: '开票日期',
    dueOn: '到期日期',
    currency: '货币',
    lines: '明细',
    'lines.description': '说明',
    'lines.quantity': '数量',
    'lines.unitPrice': '单价',
    notes: '备注',
    status: '状态',
    total: '合计',
  },
  sections: { items: '明细', notes: '备注', billTo: '账单对象', terms: '条款' },
  help: { issuedOn: '留空则为发送当天的日期；不能早于上一个编号的开具日期。' },
  options: { status: { draft: '草稿', sent: '已发送', paid: '已付款', void: '已作废' } },
  moves: { send: '发送', pay: '标记为已付款', void: '作废' },
}
