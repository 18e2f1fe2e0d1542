import { boolean, defineResource, me, ref, refs, text, type RowOf } from '#define'

/** The boards: each has columns and members of its own. */
export const kanbanBoards = defineResource('kanbanBoards', {
  label: ['Board', 'Boards'],
  icon: 'kanban',
  fields: {
    name: text({ max: 80, search: true }),
    description: text({ max: 300, optional: true, lines: 2 }),
    owner: ref('users', { optional: true, default: me, label: 'Owner' }),
    members: refs('users', {
      help: 'They see all cards of the board, and change its columns and cards.',
    }),
    isOpen: boolean({
      label: 'Open to all users',
      help: 'Users who are not members see its columns, and the cards that are assigned to them.',
    }),
  },
  title: 'name',
  people: ['owner', 'members'],
  columns: ['name', 'owner', 'members', 'isOpen', 'createdAt'],
  filters: ['owner', 'members', 'isOpen'],
  sorts: ['name', 'createdAt'],
  sort: 'createdAt',
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: true, delete: true },
    user: {
      read: [{ owner: me }, { members: me }, { isOpen: true }],
      create: { owner: me },
      update: { owner: me },
      delete: { owner: me },
    },
  },
})
export type KanbanBoard = RowOf<typeof kanbanBoards>
