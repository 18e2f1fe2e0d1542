import type { ResourceLabels } from '#define/labels'

export const sellers: ResourceLabels = {
  label: '销售方',
  fields: {
    name: '名称',
    address: '地址',
    country: '国家或地区',
    taxNumber: '税号',
    registration: '登记信息',
    email: '邮箱',
    website: '网站',
    bankDetails: '银行信息',
    isDefault: '默认',
  },
  sections: { company: '公司', payment: '付款', registration: '法律信息', contact: '联系方式' },
  help: {
    registration: '例如公司登记机关和编号。',
    bankDetails: '发票上打印的银行、IBAN 和 BIC。',
    isDefault: '用于未选择销售方的发票，只有一个。',
  },
}
