import type { ResourceLabels } from '#define/labels'

export const refunds: ResourceLabels = {
  label: '退款',
  fields: {
    number: '编号',
    order: '订单',
    buyer: '买家',
    lines: '退回的商品',
    'lines.product': '产品',
    'lines.variant': '规格',
    'lines.quantity': '数量',
    isRestocked: '退回库存',
    amount: '金额',
    currency: '货币',
    method: '退款方式',
    reason: '原因',
    totalItems: '件数',
  },
  sections: { refund: '退款', order: '订单与买家', payment: '付款' },
  options: { method: { card: '银行卡', bankTransfer: '银行转账', cashOnDelivery: '货到付款' } },
}
