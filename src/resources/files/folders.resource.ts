import { color, defineResource, me, ref, text, type RowOf } from '#define'

const own = { owner: me } as const

/** Folders of files; a folder may be in another one. */
export const folders = defineResource('folders', {
  label: ['Folder', 'Folders'],
  icon: 'folder',
  fields: {
    name: text({ search: true, max: 120 }),
    parent: ref('folders', { optional: true, label: 'Inside of', onTrash: 'cascade' }),
    color: color({ optional: true }),
    owner: ref('users', { optional: true, writableBy: ['admin'] }),
  },
  title: 'name',
  columns: ['name', 'parent', 'owner', 'updatedAt'],
  filters: ['parent', 'owner', 'createdAt'],
  sorts: ['name', 'updatedAt'],
  sort: 'name',
  trash: true,
  purges: true,
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: true, delete: true },
    user: { read: own, create: true, update: own, delete: own },
  },
})
export type Folder = RowOf<typeof folders>
