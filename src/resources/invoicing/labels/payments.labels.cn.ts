import type { ResourceLabels } from '#define/labels'

export const payments: ResourceLabels = {
  label: '付款',
  fields: {
    number: '编号',
    invoice: '发票',
    customer: '客户',
    kind: '类型',
    amount: '金额',
    currency: '货币',
    receivedOn: '日期',
    method: '付款方式',
    reference: '附言',
    account: '银行账户',
    ledgerEntry: '账本分录',
    isMatched: '已匹配',
    reversedBecause: '冲销原因',
    received: '收到',
    status: '状态',
  },
  sections: { payment: '付款', receipt: '收款', booking: '记账', reversal: '冲销' },
  help: {
    kind: '退款是退还超过发票合计的付款。',
    account: '付款将记入此银行账户。留空则不记账。',
    ledgerEntry: '即银行的这笔账目，或其中一部分。留空则新记一笔。',
    isMatched: '该账目在付款之前已存在，冲销付款时予以保留。',
    received: '退款计为负数，已冲销的付款不计。',
  },
  options: {
    kind: { payment: '付款', refund: '退款' },
    method: {
      bankTransfer: '银行转账',
      card: '银行卡',
      directDebit: '直接扣款',
      cash: '现金',
      check: '支票',
      other: '其他',
    },
    status: { received: '已收到', reversed: '已冲销' },
  },
  moves: { reverse: '冲销' },
  inputs: { reverse: { reason: '原因' } },
}
