import type { FirstPage } from '#define/paths/first-page'

/** The conversations are shown before the application has loaded. */
export const chatFirstPage: FirstPage = {
  paths: ['/dashboard/chat', '/dashboard/chat/:id'],
  compact: true,
  texts: [
    ...['conversations', 'search', 'channels', 'newChat', 'threads', 'unreadThreads', 'unreadThreads_one'],
    ...[
      'noConversations',
      'noConversationsText',
      'back',
      'details',
      'people',
      'people_one',
      'pinCount',
      'pinCount_one',
    ],
    ...[
      'activeNow',
      'lastActive',
      'away',
      'draft',
      'muted',
      'unread',
      'unread_one',
      'mentions',
      'mentions_one',
    ],
    ...['you', 'said', 'sentFile', 'deleted', 'formerMember'],
    ...['created', 'renamed', 'added', 'removed', 'joined', 'left'].map((event) => `events.${event}`),
  ]
    .map((key) => `chat.${key}`)
    .concat('common.loading'),
  icons: ['hash', 'plus', 'users-three', 'bell-slash', 'chat-text', 'caret-left', 'info'],
}
