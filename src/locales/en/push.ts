/** Texts of notifications that a browser shows while no page is open. */
export const push = {
  title: 'In this browser',
  text: 'Your browser notifies you even while no page of the dashboard is open, except in your quiet hours.',
  topics: {
    notifications: 'Notifications',
    messages: 'Messages in chats: to you, to your groups, and mentions in channels',
    mails: 'Mails that arrive in the inbox',
  },
  blocked: 'Notifications of this site are blocked in your browser. Allow them in its settings first.',
  refused: 'The browser does not allow notifications of this site.',
  unavailable: 'The browser cannot reach its push service. Try again later.',
  unsupported: 'This browser cannot show notifications of websites.',
} as const
