import type { ResourceLabels } from '#define/labels'

export const kanbanCards: ResourceLabels = {
  label: '看板',
  singular: '卡片',
  fields: {
    name: '名称',
    column: '列',
    rank: '次序',
    priority: '优先级',
    assignees: '负责人',
    reporter: '创建人',
    dueOn: '截止日期',
    completedAt: '完成时间',
    labels: '标签',
    description: '描述',
    checklist: '清单',
    'checklist.what': '事项',
    'checklist.done': '已完成',
    attachments: '附件',
    'attachments.name': '名称',
    'attachments.size': '大小',
    'attachments.content': '内容',
    cover: '封面',
    isTemplate: '模板',
    status: '状态',
  },
  help: { isTemplate: '新卡片可以是它的副本。它不显示在看板上。' },
  sections: { card: '卡片', work: '计划', origin: '来源' },
  options: {
    priority: { low: '低', medium: '中', high: '高' },
    status: { active: '进行中', archived: '已归档' },
  },
  rules: {
    completeInFinishedColumn: '已完成列中的卡片视为完成',
    reopenInOtherColumn: '离开已完成列的卡片视为未完成',
  },
  moves: { archive: '归档', unarchive: '取消归档' },
}
