import type { ResourceLabels } from '#define/labels'

export const messages: ResourceLabels = {
  label: '消息',
  fields: {
    conversation: '会话',
    sender: '发送人',
    number: '序号',
    body: '内容',
    event: '事件',
    people: '相关成员',
    contentType: '类型',
    attachments: '附件',
    'attachments.name': '名称',
    'attachments.type': '类型',
    'attachments.size': '大小',
    'attachments.path': '路径',
    editedAt: '编辑时间',
    status: '状态',
  },
  options: {
    contentType: { text: '文本', image: '图片', file: '文件' },
    event: {
      none: '无',
      created: '创建',
      joined: '加入',
      left: '离开',
      added: '添加',
      removed: '移除',
      renamed: '重命名',
    },
    status: { sent: '已发送', deleted: '已删除' },
  },
  moves: { retract: '为所有人删除' },
  actions: { reword: '编辑消息' },
  inputs: { reword: { body: '内容' } },
}
