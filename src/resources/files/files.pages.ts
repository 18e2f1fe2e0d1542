import type { CustomPages } from '#define/paths/custom-pages'

/** The custom pages of the feature. */
export const filesPages = [
  {
    path: '/dashboard/file',
    resource: 'files',
    menu: { group: 'overview', name: 'file', icon: 'hard-drives', order: 5 },
  },
  { path: '/dashboard/files-manager', resource: 'files' },
] as const satisfies CustomPages
