import type { AppLabels } from '#define/labels'
import { chineseLabels } from '#resources/labels.generated'
import { verbs } from './verbs'

/** The Chinese labels of all declarations; a test reports missing ones. */
export const labels: AppLabels = {
  groups: {
    apps: '应用',
    content: '内容',
    sales: '销售',
    invoicing: '开票与收款',
    finance: '财务',
    management: '管理',
  },
  meta: { createdAt: '创建时间', updatedAt: '更新时间' },
  verbs,
  resources: chineseLabels,
}
