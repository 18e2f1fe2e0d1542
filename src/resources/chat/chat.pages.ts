import type { CustomPages } from '#define/paths/custom-pages'

/** The custom pages of the feature. */
export const chatPages = [
  { path: '/dashboard/chat', resource: 'conversations' },
  { path: '/dashboard/chat/new', resource: 'conversations' },
  { path: '/dashboard/chat/:id', resource: 'conversations' },
] as const satisfies CustomPages
