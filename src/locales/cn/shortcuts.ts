import type { shortcuts as english } from '../en/shortcuts'
import type { Translated } from '../translations'

export const shortcuts = {
  create: '新建记录',
  search: '搜索列表',
  nextRow: '下一行',
  previousRow: '上一行',
  edit: '编辑记录',
  save: '保存',
  moveRow: '上移或下移此行',
  moveColumn: '移动焦点所在的列',
  newRow: '下一行或新行',
  openCalendar: '打开日期的日历',
} as const satisfies Translated<typeof english>
