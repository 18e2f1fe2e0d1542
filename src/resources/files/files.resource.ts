import { boolean, choice, defineResource, file, integer, me, ref, tags, text, type RowOf } from '#define'

const own = { owner: me } as const

/** The kinds of content of a file. */
const fileKinds = [
  'document',
  'sheet',
  'presentation',
  'picture',
  'video',
  'audio',
  'archive',
  'other',
] as const

export const files = defineResource('files', {
  label: ['File', 'Files'],
  icon: 'files',
  menu: 'apps',
  fields: {
    name: text({ search: true, max: 200 }),
    folder: ref('folders', { optional: true, onTrash: 'cascade' }),
    content: file({ optional: true }),
    kind: choice(fileKinds, { readOnly: true, default: 'other' }),
    size: integer({ readOnly: true, min: 0, default: 0, label: 'Size (bytes)' }),
    contentType: text({ readOnly: true, optional: true, max: 120 }),
    checksum: text({ readOnly: true, optional: true, max: 64, label: 'SHA-256' }),
    tags: tags({ search: true, max: 12 }),
    starred: boolean(),
    owner: ref('users', { optional: true, writableBy: ['admin'] }),
  },
  title: 'name',
  columns: ['name', 'kind', 'size', 'folder', 'owner', 'updatedAt'],
  filters: ['folder', 'kind', 'starred', 'tags', 'owner', 'createdAt'],
  sorts: ['name', 'size', 'kind', 'updatedAt', 'createdAt'],
  sort: 'name',
  sums: ['size'],
  trash: true,
  purges: true,
  storesFiles: true,
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: true, delete: true },
    user: { read: own, create: true, update: own, delete: own },
  },
  wire: {
    own: {
      usage: {
        method: 'GET',
        path: '/api/files/usage',
        output: {
          used: integer({ help: 'Bytes that count against the quota: of files, trash and other uploads.' }),
          files: integer(),
          trash: integer(),
          other: integer(),
          quota: integer(),
          most: integer({ help: 'Bytes that one file has at most.' }),
          trashDays: integer({ help: 'Days after which what is in the trash is deleted for good.' }),
        },
      },
    },
  },
  routes: {
    list: '/dashboard/files-manager',
    create: '/dashboard/files-manager/new',
    show: '/dashboard/files-manager/:id',
    edit: '/dashboard/files-manager/:id/edit',
    custom: true,
  },
})
export type StoredFile = RowOf<typeof files>
export type FileKind = StoredFile['kind']
