import type { show as english } from '../en/show'
import type { Translated } from '../translations'

/** Texts of a record's page: actions and history. */
export const show = {
  edit: '编辑',
  print: '打印',
  pdf: 'PDF',
  downloadPdf: 'PDF：{{title}}',
  xml: '电子发票 (XML)',
  delete: '删除',
  more: '更多操作',
  loading: '正在加载记录…',
  missing: '没有这条记录',
  missingText: '它可能已被删除，或者地址已更改。',
  gone: '此记录已被删除',
  goneText: '有人刚刚删除了它，或者您已无权查看。',
  backToList: '返回{{resources}}',
  created: '创建时间',
  updated: '最近更改',
  details: '详情',
  tabs: '记录的各部分',
  moreFields: '更多信息',
  showEmpty_other: '显示 {{count}} 个空字段',
  hideEmpty: '隐藏空字段',

  moved: '{{title}} 现在是“{{to}}”。',
  done: '{{verb}}：{{title}}。',
  deleted: '{{title}} 已删除。',
  trashed: '{{title}} 已移入回收站。',
  failed: '操作失败',

  relatedNone: '暂无记录。',
  relatedAll: '查看全部 {{total}} 条',

  inTrash: '此记录在回收站中。',

  history: '历史',
  showHistory: '显示历史',
  hideHistory: '隐藏历史',
  historyLoading: '正在加载历史…',
  historyOf: '{{field}}的历史',
  hidden: '已隐藏',
  hiddenEndsIn: '已隐藏，末尾为 {{end}}',
  why: '为什么我不能？',
  reveal: '显示：{{field}}',
  conceal: '隐藏：{{field}}',
  revealNote: '查看记录会保留在历史中。',
} as const satisfies Translated<typeof english>
