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
    reminderStages: '自动催款',
    'reminderStages.days': '到期后天数',
  },
  sections: {
    company: '公司',
    payment: '付款',
    reminders: '催款',
    registration: '法律信息',
    contact: '联系方式',
  },
  help: {
    registration: '例如公司登记机关和编号。',
    bankDetails: '发票上打印的银行、IBAN 和 BIC。',
    isDefault: '用于未选择销售方的发票，只有一个。',
    reminderStages: '每到一个阶段，系统会将逾期发票再次邮寄给客户一次。未设置时由您自行催款。',
  },
}
