import type { ResourceLabels } from '#define/labels'

export const paymentCards: ResourceLabels = {
  label: '支付卡',
  fields: {
    name: '名称',
    kind: '类型',
    form: '形式',
    holder: '持卡人',
    brand: '卡组织',
    number: '卡号',
    last4: '卡号末四位',
    expiresOn: '有效期至',
    monthlyLimit: '每月限额',
    currency: '货币',
    closedBecause: '注销原因',
    status: '状态',
  },
  sections: { card: '卡', limit: '限额', details: '卡面信息', closing: '关闭' },
  help: {
    kind: '员工卡的卡号、有效期和末四位只有持卡人本人可见。',
    number: '更换持卡人或类型后，卡号会随之更换。',
  },
  options: {
    kind: { company: '公司卡', employee: '员工卡' },
    form: { virtual: '虚拟卡', physical: '实体卡' },
    brand: { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' },
    status: { active: '正常', frozen: '已冻结', closed: '已注销' },
  },
  moves: { freeze: '冻结', unfreeze: '解冻', close: '注销' },
  inputs: { close: { reason: '注销原因' } },
}
