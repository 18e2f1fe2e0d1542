import type { ResourceLabels } from '#define/labels'

export const cardComments: ResourceLabels = {
  label: '卡片评论',
  singular: '卡片评论',
  fields: {
    record: '卡片',
    author: '作者',
    byline: '署名',
    body: '评论',
    mentions: '提及',
    'mentions.user': '用户',
    'mentions.username': '用户名',
    'mentions.displayName': '显示名称',
    editedAt: '编辑时间',
  },
}
