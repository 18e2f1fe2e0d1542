import type { AppLabels } from '#define/labels'
import { chineseLabels } from '#resources/labels.generated'

/** 声明中所有名称的中文说法；缺少任何一个，测试都会指出。 */
export const labels: AppLabels = {
  groups: { apps: '应用', content: '内容', sales: '销售', finance: '财务', management: '管理' },
  meta: { createdAt: '创建时间', updatedAt: '更新时间' },
  resources: chineseLabels,
}
