import type { ResourceLabels } from '#define/labels'

export const kanbanColumns: ResourceLabels = {
  label: '看板列',
  singular: '列',
  fields: {
    name: '名称',
    rank: '次序',
    color: '颜色',
    limit: '上限',
    isStrict: '拒绝更多卡片',
    isDone: '已完成',
  },
  help: {
    limit: '这一列最多应同时有多少张卡片。',
    isStrict: '超过上限后不能再添加卡片。',
    isDone: '这一列的卡片是已完成的工作，不算待办任务。',
  },
}
