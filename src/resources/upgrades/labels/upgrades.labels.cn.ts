import type { ResourceLabels } from '#define/labels'

export const upgrades: ResourceLabels = {
  label: '方案升级',
  fields: {
    name: '姓名',
    email: '邮箱',
    phone: '电话',
    address: '账单地址',
    plan: '方案',
    billing: '付费方式',
    amount: '金额',
    currency: '币种',
    cardBrand: '卡',
    cardLast4: '卡号后四位',
    language: '语言',
    request: '请求标识',
    status: '状态',
  },
  sections: { customer: '客户', purchase: '购买', payment: '付款', internal: '内部信息' },
  options: {
    plan: { grow: '成长', scale: '旗舰' },
    billing: { monthly: '按月', yearly: '按年' },
    cardBrand: { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex' },
    language: { en: 'English', cn: '中文' },
    status: { new: '新收到', active: '已生效', cancelled: '已取消' },
  },
  moves: { activate: '启用', cancel: '取消' },
}
