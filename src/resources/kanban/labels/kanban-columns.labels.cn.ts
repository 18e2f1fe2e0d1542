import type { ResourceLabels } from '#define/labels'

export const kanbanColumns: ResourceLabels = {
  label: '看板列',
  singular: '列',
  fields: {
    name: '名称',
    board: '看板',
    rank: '次序',
    color: '颜色',
    limit: '上限',
    isStrict: '拒绝更多卡片',
    isDone: '已完成',
    status: '状态',
  },
  options: { status: { active: '使用中', archived: '已归档' } },
  moves: { archive: '归档', unarchive: '取消归档' },
  help: {
    board: '不填则为第一个看板。',
    limit: '这一列最多应同时有多少张卡片。',
    isStrict: '超过上限后不能再添加卡片。',
    isDone: '这一列的卡片是已完成的工作，不算待办任务。',
  },
}
