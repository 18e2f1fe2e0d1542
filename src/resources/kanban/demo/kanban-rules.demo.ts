import type { Demo } from '#server/features/demo/demo'
import { firstColumns } from './kanban-columns.demo'
import type { kanbanRules } from '../kanban-rules.resource'

/** A rule of the team's board. */
export const kanbanRulesDemo: Demo<typeof kanbanRules> = {
  count: 1,
  record: ({ records }) => {
    const column = records('kanbanColumns')[firstColumns + 1]
    return {
      daysAgo: 1,
      values: {
        name: 'Articles in work are due in a week',
        event: 'movedOrCreated',
        column: column?.id,
        assignees: [],
        dueInDays: 7,
        priority: null,
        labels: [],
        completes: false,
        archives: false,
        isActive: true,
      },
      set: { maker: records('users')[2]?.id ?? null },
    }
  },
}
