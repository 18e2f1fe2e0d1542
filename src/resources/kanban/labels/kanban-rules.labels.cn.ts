import type { ResourceLabels } from '#define/labels'

export const kanbanRules: ResourceLabels = {
  label: '看板规则',
  singular: '规则',
  fields: {
    event: '当卡片',
    column: '列',
    assignees: '分配给',
    dueInDays: '几天后到期',
    priority: '设置优先级',
    labels: '添加标签',
    completes: '标记为完成',
    archives: '归档',
    name: '名称',
    isActive: '启用',
    maker: '创建人',
  },
  options: {
    event: {
      movedOrCreated: '移入或新建',
      moved: '移入',
      created: '新建',
      checklistDone: '完成清单',
      completed: '标记为完成',
      labelled: '添加标签',
      assigned: '分配给用户',
      dueSet: '设置截止日期',
      overdue: '逾期',
    },
    priority: { low: '低', medium: '中', high: '高' },
  },
  help: { name: '卡片的动态会写明规则的名称。不填写时，以规则的内容作为名称。' },
}
