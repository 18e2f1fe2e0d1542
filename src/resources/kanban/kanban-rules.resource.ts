import {
  boolean,
  choice,
  defineResource,
  integer,
  me,
  ref,
  refs,
  sameAs,
  tags,
  text,
  type RowOf,
} from '#define'

const ofBoard = { board: { owner: me } } as const

/** The automation rules of a board, made by those who change its settings. */
export const kanbanRules = defineResource('kanbanRules', {
  label: ['Rule', 'Board rules'],
  icon: 'kanban',
  fields: {
    name: text({ max: 120, help: 'The activity of a card names the rule.' }),
    board: ref('kanbanBoards', { whenDeleted: 'delete' }),
    column: ref('kanbanColumns', {
      whenDeleted: 'delete',
      where: { status: 'active', board: sameAs('board') },
      label: 'When a card enters',
    }),
    assignees: refs('users', { label: 'Assign to' }),
    dueInDays: integer({ min: 0, max: 365, optional: true, label: 'Due in days' }),
    priority: choice(['low', 'medium', 'high'], { optional: true, label: 'Set the priority' }),
    labels: tags({ max: 12, label: 'Add labels' }),
    completes: boolean({ label: 'Mark as complete' }),
    archives: boolean({ label: 'Archive' }),
    isActive: boolean({ default: true, label: 'Switched on' }),
    maker: ref('users', { optional: true, readOnly: true, default: me, label: 'Made by' }),
  },
  title: 'name',
  columns: ['name', 'column', 'isActive', 'maker'],
  filters: ['board', 'column', 'isActive'],
  sort: 'createdAt',
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: true, delete: true },
    user: { read: ofBoard, create: ofBoard, update: ofBoard, delete: ofBoard },
  },
})
export type KanbanRule = RowOf<typeof kanbanRules>
