import type { told as english } from '../en/told'
import type { Translated } from '../translations'

export const told = {
  title: '通知',
  all: '全部',
  unread: '未读',
  markAll: '全部标为已读',
  markRead: '标为已读',
  markUnread: '标为未读',
  isUnread: '未读',
  viewAll: '查看全部',
  empty: '暂无通知',
  emptyText: '与您有关的消息会显示在这里。',
  noneUnread: '您已阅读全部通知',
  today: '今天',
  yesterday: '昨天',
  somebody: '有人',
  text: {
    invoiceSent: '您收到了发票 {{subject}}',
    invoicePaid: '发票 {{subject}} 已付款',
    invoiceVoided: '{{actor}}作废了发票 {{subject}}',
    userRegistered: '{{subject}} 已注册',
    importFinished: '{{subject}} 已导入完成',
    exportFinished: '{{subject}} 已导出完成',
    bulkFinished: '批量操作已完成：{{subject}}',
    undoFinished: '撤销已完成：{{subject}}',
    viewEntered: '“{{subject}}”中有新记录',
    other: '{{subject}}',
  },
  rows_other: '{{count}} 条记录',
  by: '操作人：{{actor}}',
} as const satisfies Translated<typeof english>
