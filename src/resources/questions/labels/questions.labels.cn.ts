import type { ResourceLabels } from '#define/labels'

export const questions: ResourceLabels = {
  label: '常见问题',
  singular: '问题',
  fields: {
    question: '问题',
    answer: '答案',
    category: '分类',
    language: '语言',
    rank: '位置',
    status: '状态',
  },
  options: {
    category: {
      start: '入门',
      accounts: '账户',
      cards: '卡片',
      transfers: '转账',
      pricing: '价格',
      security: '安全',
    },
    language: { en: 'English', cn: '中文' },
    status: { draft: '草稿', published: '已发布' },
  },
  moves: { publish: '发布', unpublish: '撤回' },
}
