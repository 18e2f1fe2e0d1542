export const facets = {
  order: '排序方式',
  otherOrder: '其他排序',
  under: '{{to}} 以下',
  between: '{{from}} 至 {{to}}',
  over: '{{from}} 及以上',
  up: '及以上',
  starsUp: '{{stars}} 星及以上',
  more_other: '再显示 {{count}} 项',
  show_other: '查看 {{total}} 个结果',
  comparedIn: '不同货币的价格无法比较，因此仅显示以{{currency}}计价的商品。',
  currencyFirst: '请先选择货币。',
  failed: '无法读取筛选项。',
}
