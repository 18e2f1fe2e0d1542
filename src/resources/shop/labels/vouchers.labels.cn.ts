import type { ResourceLabels } from '#define/labels'

export const vouchers: ResourceLabels = {
  label: '优惠码',
  fields: {
    code: '优惠码',
    percent: '折扣（%）',
    validFrom: '有效期自',
    validUntil: '有效期至',
    maxUses: '最多使用次数',
    maxUsesOfBuyer: '每位买家最多使用次数',
    used: '已使用',
    note: '备注',
    status: '状态',
  },
  help: { validUntil: '当天结束前均可使用。', used: '使用它的订单数，不含已取消的订单。' },
  options: { status: { active: '有效', ended: '已停用' } },
  moves: { end: '停用', renew: '重新启用' },
}
