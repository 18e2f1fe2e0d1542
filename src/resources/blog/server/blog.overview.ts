import { is } from '#server/features/overview/metric'
import type { OverviewPart } from '#server/features/overview/tile'

export const blogOverview: OverviewPart = {
  metrics: {
    posts: {
      resource: 'posts',
      at: 'createdAt',
      unit: 'count',
      explanation: {
        en: 'Posts written in the range, drafts included.',
        cn: '所选期间内撰写的文章数，包括草稿。',
      },
    },
  },
  records: {
    news: { resource: 'posts', where: [is('status', 'published')], sort: '-publishAt', limit: 5 },
  },
}
