import type { charts as english } from '../en/charts'
import type { Translated } from '../translations'

export const charts = {
  about: '“{{title}}”的含义：{{text}}',
  openList: '打开列表',
  openListOf: '打开列表：{{name}}',
  options: '选项：{{title}}',
  asTable: '以表格显示',
  asChart: '以图表显示',
  sheet: '下载 CSV',
  picture: '下载图片',
  category: '类别',
  record: '记录',
  loading: '正在读取数据…',
  empty: '暂无数据',
  emptyText: '当前选择没有可绘制的内容。',
} as const satisfies Translated<typeof english>
