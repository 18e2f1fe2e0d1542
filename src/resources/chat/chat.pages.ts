import type { CustomPages } from '#define/paths/custom-pages'

/** What the list of conversations shows. */
const list = ['/api/chat/conversations', '/api/chat/threads'] as const

/** The custom pages of the feature. */
export const chatPages = [
  { path: '/dashboard/chat', resource: 'conversations', reads: list },
  { path: '/dashboard/chat/new', resource: 'conversations', reads: list },
  {
    path: '/dashboard/chat/:id',
    resource: 'conversations',
    reads: [...list, '/api/chat/conversation?conversationKey=:id'],
  },
] as const satisfies CustomPages
