import type { ResourceLabels } from '#define/labels'

export const reviews: ResourceLabels = {
  label: '评价',
  fields: {
    product: '产品',
    rating: '星级',
    title: '标题',
    body: '评价内容',
    author: '评价人',
    authorName: '署名',
    isVerified: '已购买',
    helpfulTo: '觉得有用的人',
    helpful: '有用数',
    approvedAt: '通过时间',
    status: '状态',
  },
  sections: { opinion: '意见', about: '对象', origin: '撰写者' },
  options: { status: { pending: '待审核', approved: '已通过', rejected: '未通过' } },
  moves: { approve: '通过', reject: '驳回' },
  actions: { markHelpful: '有用' },
  rules: { approved: '已通过的评价记录通过时间', rejected: '未通过的评价没有通过时间' },
}
