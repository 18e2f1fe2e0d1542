import { attachments } from '#define/attached'
import {
  boolean,
  choice,
  date,
  defineResource,
  image,
  listOf,
  me,
  rank,
  ref,
  refs,
  state,
  tags,
  text,
  type RowOf,
} from '#define'

/** Cards that are assigned to a user, and cards that they have created. */
const own = [{ assignees: me }, { reporter: me }] as const

export const kanbanCards = defineResource('kanbanCards', {
  label: ['Card', 'Kanban'],
  icon: 'kanban',
  menu: 'apps',
  fields: {
    name: text({ search: true, max: 160 }),
    column: ref('kanbanColumns', { whenDeleted: 'delete' }),
    rank: rank({ readOnly: true }),
    priority: choice(['low', 'medium', 'high'], { default: 'medium', levels: true }),
    assignees: refs('users', { notifies: ['assigned', 'commented'] }),
    reporter: ref('users', { optional: true, default: me, writableBy: ['admin'], notifies: ['commented'] }),
    dueOn: date({ optional: true, label: 'Due' }),
    labels: tags({ search: true, max: 12, colored: true }),
    description: text({ lines: 6, max: 5000, optional: true, search: true }),
    checklist: listOf({ what: text({ max: 200, label: 'To do' }), done: boolean() }, { max: 50 }),
    attachments: attachments(),
    cover: image({ optional: true }),
    status: state(['active', 'archived'], {
      archive: { from: 'active', to: 'archived' },
      unarchive: { from: 'archived', to: 'active' },
    }),
  },
  title: 'name',
  columns: ['name', 'column', 'priority', 'assignees', 'dueOn', 'labels', 'status'],
  filters: ['column', 'priority', 'assignees', 'reporter', 'dueOn', 'labels', 'status', 'createdAt'],
  sorts: ['rank', 'name', 'priority', 'dueOn', 'createdAt'],
  sort: 'rank',
  compactHead: true,
  comments: 'cardComments',
  views: {
    board: {
      by: 'column',
      rank: 'rank',
      limit: 'limit',
      strict: 'isStrict',
      due: 'dueOn',
      finished: 'isDone',
      cover: 'cover',
      facts: ['labels', 'priority', 'dueOn', 'checklist', 'attachments', 'assignees'],
      where: { status: 'active' },
    },
  },
  layout: {
    summary: { status: 'priority', meta: ['column', 'dueOn', 'assignees'] },
    sections: {
      card: { fields: ['name', 'description', 'checklist', 'attachments'] },
      work: {
        label: 'Planning',
        fields: ['column', 'priority', 'assignees', 'dueOn', 'labels'],
        aside: true,
      },
      origin: { fields: ['cover', 'reporter', 'status'], aside: true },
    },
  },
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: true, delete: true, archive: true, unarchive: true },
    // Users who are not staff work on cards that are assigned to them, and on cards that they have reported.
    user: {
      read: own,
      create: true,
      update: own,
      delete: { reporter: me },
      archive: own,
      unarchive: { reporter: me },
    },
  },
  wire: {
    board: { method: 'GET', path: '/api/kanban/board', answer: 'board' },
    place: {
      method: 'POST',
      path: '/api/kanban/cards/move',
      id: 'cardId',
      to: 'columnId',
      answer: 'card',
    },
  },
  routes: {
    list: '/dashboard/kanban/list',
    create: '/dashboard/kanban/new',
    show: '/dashboard/kanban/:id',
    edit: '/dashboard/kanban/:id/edit',
    board: '/dashboard/kanban',
    first: 'board',
  },
})
export type KanbanCard = RowOf<typeof kanbanCards>
