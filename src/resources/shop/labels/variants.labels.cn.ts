import type { ResourceLabels } from '#define/labels'

const colors = {
  black: '黑色',
  white: '白色',
  silver: '银色',
  blue: '蓝色',
  green: '绿色',
  red: '红色',
  orange: '橙色',
}

export const variants: ResourceLabels = {
  label: '规格',
  fields: {
    product: '产品',
    code: 'SKU',
    color: '颜色',
    size: '尺寸',
    price: '价格',
    currency: '货币',
    stock: '库存',
    picture: '图片',
    status: '状态',
  },
  help: { price: '与产品价格相同时请留空。' },
  options: {
    color: colors,
    size: { small: '小号', medium: '中号', large: '大号', extraLarge: '加大号' },
    status: { offered: '在售', retired: '已停售' },
  },
  moves: { retire: '停售并清零库存', offer: '重新上架' },
}
