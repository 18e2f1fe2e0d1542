import type { Demo } from '#server/features/demo/demo'
import type { kanbanColumns } from '../kanban-columns.resource'

/** From idea to archive; the third has more cards than its limit. */
const columns = [
  { name: 'Ideas', color: '#637381', limit: null },
  { name: 'Ready', color: '#0275a3', limit: 12 },
  { name: 'In progress', color: '#7a3fd0', limit: 6 },
  { name: 'Review', color: '#8d5e00', limit: 8 },
  { name: '上线准备', color: '#0b66d6', limit: 8 },
  { name: 'Done', color: '#017f31', limit: null, isDone: true },
]

export const kanbanColumnsDemo: Demo<typeof kanbanColumns> = {
  count: columns.length,
  record: ({ index }) => ({
    daysAgo: 200 - index,
    values: { isDone: false, isStrict: false, ...columns[index % columns.length] },
  }),
}
