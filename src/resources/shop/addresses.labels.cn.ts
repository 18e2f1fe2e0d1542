import type { ResourceLabels } from '#define/labels'

export const addresses: ResourceLabels = {
  label: '地址',
  fields: {
    personName: '联系人',
    phoneNumber: '电话号码',
    email: '电子邮箱',
    address: '地址',
    owner: '所属用户',
    preferredAt: '设为首选的时间',
  },
  actions: { prefer: '设为首选' },
}
