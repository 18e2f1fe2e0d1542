import type { ResourceLabels } from '#define/labels'

export const addresses: ResourceLabels = {
  label: '地址',
  fields: {
    personName: '联系人',
    phoneNumber: '电话号码',
    email: '电子邮箱',
    address: '街道和门牌号',
    zipCode: '邮政编码',
    city: '城市',
    state: '省或州',
    country: '国家或地区',
    owner: '所属用户',
    preferredAt: '设为首选的时间',
  },
  actions: { prefer: '设为首选' },
}
