import {
  boolean,
  choice,
  choices,
  defineResource,
  json,
  me,
  ref,
  refs,
  roles,
  text,
  type RowOf,
} from '#define'

const own = { owner: me } as const

/** Saved views of lists. A view gives access to nothing: the request of its list is authorized like any other. */
export const savedViews = defineResource('savedViews', {
  label: ['Saved view', 'Saved views'],
  fields: {
    name: text({ max: 60 }),
    list: choice([], { of: 'resources' }),
    view: choice(['table', 'board', 'calendar', 'gallery'], { default: 'table', label: 'Shown as' }),
    filter: json({ optional: true, fieldsOf: 'list', help: 'As in the query of the list.' }),
    searchText: text({ optional: true, max: 200, label: 'Search' }),
    sorts: json({
      optional: true,
      fieldsOf: 'list',
      label: 'Order',
      help: 'Fields with commas between them, in brackets; a minus means descending.',
    }),
    columns: json({
      optional: true,
      fieldsOf: 'list',
      help: 'Fields in their order, with commas between them, in brackets.',
    }),
    widths: json({ optional: true, fieldsOf: 'list', help: 'Of resized columns, in pixels.' }),
    pinned: json({
      optional: true,
      fieldsOf: 'list',
      help: 'Columns that are not scrolled, with commas between them, in brackets.',
    }),
    density: choice(['comfortable', 'compact'], { default: 'comfortable', label: 'Row height' }),
    mode: choice(['month', 'week', 'day', 'agenda'], { optional: true, label: 'Calendar' }),
    owner: ref('users', { default: me, writableBy: ['admin'], whenDeleted: 'delete' }),
    shared: boolean({ help: 'Everyone who may read the list sees this view.' }),
    defaultFor: choices(roles, {
      writableBy: ['admin'],
      label: 'Default for',
      help: 'For these roles the list opens with this view.',
    }),
    /** The roles that may read a shared view. */
    sharedWith: choices(roles, { readOnly: true, label: 'Audience' }),
    /** They are notified when a record enters the view. */
    watchers: refs('users', { readOnly: true }),
  },
  actions: {
    watch: { on: 'record', label: 'Notify me of new records', unless: { watchers: me } },
    unwatch: { on: 'record', label: 'Stop notifying me' },
  },
  title: 'name',
  columns: ['name', 'list', 'view', 'owner', 'shared', 'defaultFor', 'updatedAt'],
  filters: ['list', 'owner', 'shared'],
  sorts: ['name', 'updatedAt'],
  sort: 'name',
  linksToLists: true,
  access: {
    admin: {
      read: [own, { sharedWith: 'admin' }],
      watch: [own, { sharedWith: 'admin' }],
      unwatch: [
        { owner: me, watchers: me },
        { sharedWith: 'admin', watchers: me },
      ],
      create: true,
      update: [own, { shared: true }],
      delete: [own, { shared: true }],
    },
    manager: {
      read: [own, { sharedWith: 'manager' }],
      watch: [own, { sharedWith: 'manager' }],
      unwatch: [
        { owner: me, watchers: me },
        { sharedWith: 'manager', watchers: me },
      ],
      create: true,
      update: own,
      delete: own,
    },
    user: {
      read: [own, { sharedWith: 'user' }],
      watch: [own, { sharedWith: 'user' }],
      unwatch: [
        { owner: me, watchers: me },
        { sharedWith: 'user', watchers: me },
      ],
      create: true,
      update: own,
      delete: own,
    },
  },
})
export type SavedView = RowOf<typeof savedViews>
