import { useList } from '@refinedev/core'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { useDelete } from '#screens/records/use-delete'
import { useUpdate } from '#screens/records/use-update'
import type { KanbanColumn } from '../../kanban-columns.resource'
import { maxRules } from '../../kanban-limits.wire'
import type { KanbanRule } from '../../kanban-rules.resource'

export type Rule = KanbanRule & Row
export type Column = KanbanColumn & Row

/** The greatest number of columns whose rules are shown. */
const maxColumns = 100
const overtimeOptions = { enabled: false } as const

/** The rules of a board, the oldest first, and its columns, also those that are archived. */
export function useRulesOf(board: string) {
  const columns = useList<Column>({
    resource: 'kanbanColumns',
    filters: [{ field: 'board', operator: 'eq', value: board }],
    sorters: [{ field: 'rank', order: 'asc' }],
    pagination: { currentPage: 1, pageSize: maxColumns },
    errorNotification: false,
    overtimeOptions,
  })
  const ids = columns.result.data.map(({ id }) => id)
  const rules = useList<Rule>({
    resource: 'kanbanRules',
    filters: [{ field: 'column', operator: 'in', value: ids }],
    sorters: [{ field: 'createdAt', order: 'asc' }],
    pagination: { currentPage: 1, pageSize: maxRules },
    queryOptions: { enabled: ids.length > 0 },
    errorNotification: false,
    overtimeOptions,
  })
  const isRead = columns.query.data !== undefined && (ids.length === 0 || rules.query.data !== undefined)
  return {
    columns: columns.result.data,
    rules: ids.length === 0 ? [] : rules.result.data,
    isRead,
    error: columns.query.error ?? rules.query.error,
    retry: () => {
      void columns.query.refetch()
      if (ids.length > 0) void rules.query.refetch()
    },
  }
}

const quiet = { successNotification: false, errorNotification: false } as const

/** The calls that change a rule. Each rejects with the server's problem. */
export function useRuleCalls({ name: resource }: AnyResource) {
  const { mutateAsync: update } = useUpdate({ overtimeOptions })
  const { mutateAsync: remove } = useDelete({ overtimeOptions })
  return {
    setActive: async ({ id, version }: Rule, isActive: boolean): Promise<void> => {
      await update({ ...quiet, resource, id, values: { isActive, version } })
    },
    remove: async ({ id }: Rule): Promise<void> => {
      await remove({ ...quiet, resource, id })
    },
  }
}
