import { isBefore } from '#server/features/overview/metric'
import type { OverviewPart } from '#server/features/overview/tile'

/** Cards that are neither archived nor templates nor in a column that is archived or of finished work. */
const open = {
  status: 'active',
  isTemplate: false,
  column: { isDone: false, status: 'active' },
} as const

export const kanbanOverview: OverviewPart = {
  metrics: {
    overdueTasks: {
      resource: 'kanbanCards',
      unit: 'count',
      match: open,
      where: ({ today }) => [isBefore('dueOn', today)],
      explanation: {
        en: 'Tasks that are due before today, neither archived nor in a column of finished work.',
        cn: '截止日期早于今天、未归档且不在已完成列中的任务数。',
      },
      unlisted: 'A list of cards is not filtered by what their column is for.',
    },
  },
  records: {
    openTasks: { resource: 'kanbanCards', match: open, sort: 'dueOn', limit: 6 },
  },
}
