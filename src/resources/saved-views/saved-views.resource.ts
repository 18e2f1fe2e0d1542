import { boolean, choice, choices, defineResource, json, me, ref, roles, text, type RowOf } from '#define'

const own = { owner: me } as const

/** Saved views of lists. A view gives access to nothing: the request of its list is authorized like any other. */
export const savedViews = defineResource('savedViews', {
  label: ['Saved view', 'Saved views'],
  fields: {
    name: text({ max: 60 }),
    list: choice([], { of: 'resources' }),
    view: choice(['table', 'board', 'calendar', 'gallery'], { default: 'table', label: 'Shown as' }),
    filter: json({ optional: true, help: 'As in the query of the list: {"and": […]}.' }),
    searchText: text({ optional: true, max: 200, label: 'Search' }),
    sorts: json({ optional: true, label: 'Order', help: 'Fields, for example: ["status", "-createdAt"].' }),
    columns: json({ optional: true, help: 'Fields in their order, for example: ["number", "status"].' }),
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
      create: true,
      update: [own, { shared: true }],
      delete: [own, { shared: true }],
    },
    manager: { read: [own, { sharedWith: 'manager' }], create: true, update: own, delete: own },
    user: { read: [own, { sharedWith: 'user' }], create: true, update: own, delete: own },
  },
})
export type SavedView = RowOf<typeof savedViews>
