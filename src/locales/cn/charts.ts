import type { charts as english } from '../en/charts'
import type { Translated } from '../translations'

export const charts = {
  asTable: '以表格显示',
  category: '类别',
  loading: '正在读取数据…',
  empty: '暂无数据',
  emptyText: '当前选择没有可绘制的内容。',
} as const satisfies Translated<typeof english>
