import { boolean, color, defineResource, integer, rank, ref, state, text, type RowOf } from '#define'
import { columnsOfBoards, readableColumns } from './kanban-access.wire'

export const kanbanColumns = defineResource('kanbanColumns', {
  label: ['Column', 'Kanban columns'],
  icon: 'kanban',
  fields: {
    name: text({ max: 80, search: true }),
    board: ref('kanbanBoards', {
      optional: true,
      whenDeleted: 'delete',
      help: 'Without one: the first board.',
    }),
    rank: rank({ readOnly: true }),
    color: color({ optional: true }),
    limit: integer({
      min: 1,
      max: 999,
      optional: true,
      label: 'Limit',
      help: 'So many cards at most should stand in it at once.',
    }),
    isStrict: boolean({
      label: 'Refuse further cards',
      help: 'Beyond the limit, no card can be added to it.',
    }),
    isDone: boolean({ label: 'Finished', help: 'Its cards are finished work: no open tasks.' }),
    status: state(['active', 'archived'], {
      archive: { from: 'active', to: 'archived' },
      unarchive: { from: 'archived', to: 'active' },
    }),
  },
  title: 'name',
  columns: ['name', 'board', 'color', 'limit', 'isDone', 'status'],
  filters: ['board', 'status'],
  sorts: ['rank', 'name'],
  sort: 'rank',
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: true, delete: true, archive: true, unarchive: true },
    user: {
      read: readableColumns,
      create: columnsOfBoards,
      update: columnsOfBoards,
      delete: columnsOfBoards,
      archive: columnsOfBoards,
      unarchive: columnsOfBoards,
    },
  },
  wire: {
    create: { method: 'POST', path: '/api/kanban/columns/new', wraps: 'column', answer: 'column' },
    update: {
      method: 'POST',
      path: '/api/kanban/columns/update',
      id: 'columnId',
      wraps: 'column',
      answer: 'column',
    },
    delete: { method: 'POST', path: '/api/kanban/columns/delete', id: 'columnId' },
    place: {
      method: 'POST',
      path: '/api/kanban/columns/move',
      id: 'columnId',
      answer: 'column',
      order: 'columnOrder',
    },
  },
})
export type KanbanColumn = RowOf<typeof kanbanColumns>
