import type { CustomPages } from '#define/paths/custom-pages'

const conversations = '/api/chat/conversations'

/** The custom pages of the feature. */
export const chatPages = [
  { path: '/dashboard/chat', resource: 'conversations', reads: [conversations] },
  { path: '/dashboard/chat/new', resource: 'conversations', reads: [conversations] },
  {
    path: '/dashboard/chat/:id',
    resource: 'conversations',
    reads: [conversations, '/api/chat/conversation?conversationKey=:id'],
  },
] as const satisfies CustomPages
