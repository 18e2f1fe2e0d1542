import type { ResourceLabels } from '#define/labels'

export const comments: ResourceLabels = {
  label: '评论',
  fields: {
    post: '文章',
    parent: '回复的评论',
    author: '作者',
    byline: '署名',
    body: '评论内容',
    status: '状态',
    excerpt: '开头',
  },
  options: { status: { pending: '待审核', approved: '已通过', spam: '垃圾评论' } },
  moves: { approve: '通过', markSpam: '标为垃圾评论' },
}
