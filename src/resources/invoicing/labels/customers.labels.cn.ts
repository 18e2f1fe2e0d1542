import type { ResourceLabels } from '#define/labels'

export const customers: ResourceLabels = {
  label: '客户',
  fields: {
    name: '名称',
    email: '邮箱',
    phone: '电话',
    website: '网站',
    segment: '客户类型',
    country: '国家或地区',
    city: '城市',
    address: '地址',
    taxNumber: '税号',
    currency: '货币',
    account: '账户',
    creditNote: '信用备注',
  },
  sections: { company: '公司', location: '所在地', billing: '账单', access: '访问权限' },
  help: { account: '以此客户身份登录并查看其发票的用户。' },
  options: { segment: { startup: '初创企业', business: '企业', enterprise: '大型企业' } },
}
