import { choices, text, type OwnCalls } from '#define'

/** What can be pushed to a browser: notifications, messages of chats, and mails. */
export const pushTopics = ['notifications', 'messages', 'mails'] as const
export type PushTopic = (typeof pushTopics)[number]

const endpoint = text({ max: 1000 })
const topics = choices(pushTopics)
const person = { person: true, limit: 16 * 1024 } as const

/** The calls with which a browser of a signed-in user gets notifications while no page is open. */
export const pushCalls = {
  /** The public key of this server, and what the browser with this subscription gets. */
  push: {
    method: 'GET',
    path: '/api/account/push',
    ...person,
    input: { endpoint: text({ max: 1000, optional: true }) },
    output: { publicKey: text(), topics },
  },
  subscribe: {
    method: 'POST',
    path: '/api/account/push',
    ...person,
    input: { endpoint, p256dh: text({ max: 200 }), auth: text({ max: 100 }), topics },
  },
  unsubscribe: { method: 'POST', path: '/api/account/push/end', ...person, input: { endpoint } },
} as const satisfies OwnCalls
