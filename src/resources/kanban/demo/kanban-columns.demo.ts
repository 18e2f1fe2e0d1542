import type { Demo } from '#server/features/demo/demo'
import type { kanbanColumns } from '../kanban-columns.resource'

/** The columns of the first board; the third has more cards than its limit. */
const productColumns = [
  { name: 'Ideas', color: '#637381', limit: null },
  { name: 'Ready', color: '#0275a3', limit: 12 },
  { name: 'In progress', color: '#7a3fd0', limit: 6 },
  { name: 'Review', color: '#8d5e00', limit: 8 },
  { name: '上线准备', color: '#0b66d6', limit: 8 },
  { name: 'Done', color: '#017f31', limit: null, isDone: true },
]

/** The columns of the second board. */
const helpColumns = [
  { name: 'To write', color: '#637381', limit: null },
  { name: 'In work', color: '#7a3fd0', limit: 4 },
  { name: 'Published', color: '#017f31', limit: null, isDone: true },
]

const columns = [...productColumns, ...helpColumns]
/** The number of columns of the first board. */
export const firstColumns = productColumns.length

export const kanbanColumnsDemo: Demo<typeof kanbanColumns> = {
  count: columns.length,
  record: ({ index, records }) => ({
    daysAgo: 200 - index,
    moves: [],
    values: {
      isDone: false,
      isStrict: false,
      ...columns[index % columns.length],
      board: records('kanbanBoards')[index < firstColumns ? 0 : 1]?.id ?? null,
    },
  }),
}
