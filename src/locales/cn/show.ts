import type { show as english } from '../en/show'
import type { Translated } from '../translations'

/** 记录页面、操作与历史的用语。 */
export const show = {
  edit: '编辑',
  delete: '删除',
  more: '更多操作',
  loading: '正在加载记录…',
  missing: '没有这条记录',
  missingText: '它可能已被删除，或者地址已更改。',
  backToList: '返回{{resources}}',
  created: '创建时间',
  updated: '最近更改',
  details: '详情',

  confirmTitle: '{{verb}}：{{title}}？',
  confirmMove: '状态将从“{{from}}”变为“{{to}}”。',
  confirmDelete: '记录将被永久删除，其历史会保留。',
  confirmTrash: '记录将移入回收站，之后可以恢复。',
  moved: '{{title}} 现在是“{{to}}”。',
  done: '{{verb}}：{{title}}。',
  deleted: '{{title}} 已删除。',
  trashed: '{{title}} 已移入回收站。',
  restored: '{{title}} 已恢复。',
  failed: '操作失败',

  inTrash: '此记录在回收站中。',

  history: '历史',
  showHistory: '显示历史',
  hideHistory: '隐藏历史',
  historyLoading: '正在加载历史…',
  olderChanges: '更早的更改',
  noHistory: '还没有任何变化。',
  by: '操作人：{{name}}',
  byNobody: '操作人：系统',
  version: '版本 {{version}}',
  before: '之前',
  after: '之后',
  field: '字段',
  nothing: '空',
  restoreVersion: '恢复此版本',
  restoreTitle: '恢复版本 {{version}}？',
  restoreText: '各字段将恢复为当时的值。现在的内容会保留在历史中。',
  operation: {
    create: '创建',
    update: '更改',
    delete: '删除',
    restore: '恢复',
  },
} as const satisfies Translated<typeof english>
