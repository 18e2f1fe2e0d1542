import type { savedViews as english } from '../en/saved-views'
import type { Translated } from '../translations'

/** Texts of the menu of saved views. */
export const savedViews = {
  menu: '已存视图',
  all: '全部记录',
  preset: '预设视图',
  own: '我的视图',
  shared: '共享视图',
  default: '默认',
  isShared: '已共享',
  overwrite: '将更改保存到“{{name}}”',
  saveAs: '另存为新视图…',
  edit: '重命名与共享…',
  copyLink: '复制链接',
  watch: '有新记录时通知我',
  unwatch: '不再通知我',
  delete: '删除视图',
  copied: '链接已复制。',
  notCopied: '无法复制链接。',
  saveTitle: '另存为新视图',
  editTitle: '重命名与共享',
  save: '保存',
  editNote: '筛选、排序和列在列表中更改：打开视图，进行更改，然后在视图菜单中保存更改。',
  openList: '在列表中打开“{{name}}”',
  newNote: '筛选、排序和列来自列表：要保存它们，请在列表上方的视图菜单中选择“另存为新视图”。',
} satisfies Translated<typeof english>
