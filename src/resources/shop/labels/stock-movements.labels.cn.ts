import type { ResourceLabels } from '#define/labels'

export const stockMovements: ResourceLabels = {
  label: '库存变动',
  fields: {
    item: '商品',
    product: '产品',
    variant: '规格',
    change: '变动数量',
    reason: '原因',
    stockAfter: '变动后库存',
    note: '备注',
    order: '订单',
    by: '记录人',
  },
  options: { reason: { sale: '销售', return: '退货', correction: '更正', receipt: '入库' } },
}
