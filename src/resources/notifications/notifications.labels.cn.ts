import type { ResourceLabels } from '#define/labels'

export const notifications: ResourceLabels = {
  label: '通知',
  fields: {
    recipient: '接收人',
    kind: '类型',
    subject: '主题',
    values: '详情',
    'values.actor': '操作人',
    'values.amount': '金额',
    'values.count': '数量',
    resource: '功能区',
    record: '记录',
    status: '状态',
    readAt: '阅读时间',
  },
  options: {
    kind: {
      invoiceSent: '发票已发送',
      invoicePaid: '发票已付款',
      invoiceVoided: '发票已作废',
      userRegistered: '新用户注册',
      importFinished: '导入完成',
      exportFinished: '导出完成',
      bulkFinished: '批量操作完成',
      undoFinished: '撤销完成',
      viewEntered: '视图中有新记录',
      assigned: '分配给我',
      mentioned: '提及我',
      commented: '新评论',
    },
    status: { unread: '未读', read: '已读' },
  },
  moves: { markRead: '标为已读', markUnread: '标为未读' },
}
