import type { ResourceLabels } from '#define/labels'

export const shipments: ResourceLabels = {
  label: '发货单',
  fields: {
    number: '编号',
    order: '订单',
    buyer: '买家',
    lines: '商品',
    'lines.product': '产品',
    'lines.variant': '规格',
    'lines.quantity': '数量',
    carrier: '承运商',
    tracking: '运单号',
    trackingUrl: '查询物流',
    deliveredAt: '送达时间',
    cancelledBecause: '取消原因',
    totalItems: '件数',
    status: '状态',
  },
  document: '装箱单',
  sections: { goods: '商品', delivery: '配送', order: '订单与买家', end: '取消' },
  options: {
    carrier: {
      dhl: 'DHL',
      ups: 'UPS',
      fedex: 'FedEx',
      dpd: 'DPD',
      gls: 'GLS',
      sfExpress: '顺丰速运',
      other: '其他',
    },
    status: { shipped: '已发货', delivered: '已送达', cancelled: '已取消' },
  },
  moves: { deliver: '标记为已送达', cancel: '取消' },
  inputs: { cancel: { reason: '原因' } },
}
