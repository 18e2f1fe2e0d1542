import type { CustomPages } from '#define/custom-pages'

/** The pages of the feature that no view can show. */
export const chatPages = [
  { path: '/dashboard/chat', resource: 'conversations' },
  { path: '/dashboard/chat/new', resource: 'conversations' },
  { path: '/dashboard/chat/:id', resource: 'conversations' },
] as const satisfies CustomPages
