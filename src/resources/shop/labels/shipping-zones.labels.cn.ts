import type { ResourceLabels } from '#define/labels'

export const shippingZones: ResourceLabels = {
  label: '配送区域',
  fields: {
    name: '名称',
    countries: '国家和地区',
    'countries.country': '国家或地区',
    taxRate: '税率（%）',
  },
  help: {
    countries:
      '同一国家或地区属于多个区域时，以国家最少的区域为准；不填写时，此区域包含其他区域未列出的所有国家和地区。',
    taxRate: '加在商品和配送价格之上。',
  },
}
