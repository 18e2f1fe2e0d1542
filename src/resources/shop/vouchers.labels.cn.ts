import type { ResourceLabels } from '#define/labels'

export const vouchers: ResourceLabels = {
  label: '优惠码',
  fields: { code: '优惠码', percent: '折扣（%）', validUntil: '有效期至', note: '备注', status: '状态' },
  help: { validUntil: '当天结束前均可使用。' },
  options: { status: { active: '有效', ended: '已停用' } },
  moves: { end: '停用', renew: '重新启用' },
}
