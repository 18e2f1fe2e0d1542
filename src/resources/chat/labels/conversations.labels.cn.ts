import type { ResourceLabels } from '#define/labels'

export const conversations: ResourceLabels = {
  label: '聊天',
  singular: '会话',
  fields: {
    kind: '类型',
    name: '名称',
    participants: '参与者',
    owner: '所有者',
    pair: '双方',
    lastNumber: '最后一条消息的序号',
    lastMessageAt: '最后一条消息',
  },
  options: { kind: { one: '一对一', group: '群组', channel: '频道' } },
  actions: { post: '发送消息', rename: '重命名' },
  inputs: {
    post: { body: '内容', attachments: '附件', 'attachments.path': '路径' },
    rename: { name: '名称' },
  },
}
