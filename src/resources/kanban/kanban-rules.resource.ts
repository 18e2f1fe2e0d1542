import { boolean, choice, defineResource, integer, me, ref, refs, tags, text, type RowOf } from '#define'
import { boardRuleEvents } from './rule-events.wire'

/** Rules belong to the board of their column, and are made by those who change its settings. */
const ofBoard = { column: { board: { owner: me } } } as const

/** The automation rules of boards. */
export const kanbanRules = defineResource('kanbanRules', {
  label: ['Rule', 'Board rules'],
  icon: 'kanban',
  fields: {
    event: choice(boardRuleEvents, {
      default: 'movedOrCreated',
      label: 'When a card is',
      labels: {
        checklistDone: 'Done with its checklist',
        completed: 'Marked as complete',
        labelled: 'Given a label',
        assigned: 'Assigned to a user',
        dueSet: 'Given a due date',
        overdue: 'Overdue',
      },
    }),
    column: ref('kanbanColumns', { whenDeleted: 'delete', where: { status: 'active' } }),
    assignees: refs('users', { titled: true, among: ['column', 'board'], label: 'Assign to' }),
    dueInDays: integer({ min: 0, max: 365, optional: true }),
    priority: choice(['low', 'medium', 'high'], { optional: true, label: 'Set the priority' }),
    labels: tags({ max: 12, label: 'Add labels' }),
    completes: boolean({ label: 'Mark as complete' }),
    archives: boolean({ label: 'Archive' }),
    name: text({
      max: 500,
      optional: true,
      help: 'The activity of a card names the rule. Without a name, it has the sentence of the rule.',
    }),
    isActive: boolean({ default: true, label: 'Active' }),
    maker: ref('users', { optional: true, readOnly: true, default: me, titled: true, label: 'Made by' }),
  },
  title: 'name',
  columns: ['name', 'column', 'isActive', 'maker'],
  filters: ['column'],
  sort: 'createdAt',
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: true, delete: true },
    user: { read: ofBoard, create: ofBoard, update: ofBoard, delete: ofBoard },
  },
})
export type KanbanRule = RowOf<typeof kanbanRules>
