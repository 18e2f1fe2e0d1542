import type { ResourceLabels } from '#define/labels'

export const shippingRates: ResourceLabels = {
  label: '配送价格',
  fields: {
    name: '名称',
    zone: '配送区域',
    delivery: '配送方式',
    currency: '货币',
    price: '价格',
    freeFrom: '满额免运费',
    leastDays: '最少工作日',
    mostDays: '最多工作日',
  },
  help: {
    name: '例如承运商的服务名称。',
    freeFrom: '扣除折扣后商品金额达到此值时免运费。',
  },
  options: { delivery: { standard: '标准配送', express: '快递', pickup: '自提' } },
}
