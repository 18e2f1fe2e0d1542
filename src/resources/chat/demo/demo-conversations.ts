/** A conversation of the demo data. */
export interface DemoConversation {
  /** The participants, as indexes of users; the first three are the demo sign-ins. */
  readonly people: readonly number[]
  readonly name?: string
  readonly isChannel?: true
  readonly messages: number
  /** The age of the last message in minutes. */
  readonly minutesAgo: number
  /** How many of the last messages each participant has not seen; by default none. */
  readonly unseen?: readonly number[]
  readonly isChinese?: true
}

const hour = 60
const day = 24 * hour

/** 18 conversations with 4,000 messages, one of them with 1,500. */
export const demoConversations: readonly DemoConversation[] = [
  { people: [0, 1], messages: 260, minutesAgo: 4, unseen: [2, 0] },
  { people: [0, 2], messages: 120, minutesAgo: 3 * hour, unseen: [1, 0] },
  {
    people: [0, 1, 3, 4, 5, 7],
    name: 'Settlement desk',
    messages: 1500,
    minutesAgo: 26,
    unseen: [7, 3, 0, 12],
  },
  { people: [1, 2], messages: 90, minutesAgo: day + 2 * hour, unseen: [0, 2] },
  { people: [0, 3], messages: 310, minutesAgo: 50, unseen: [3, 0], isChinese: true },
  {
    people: [0, 1, 2, 9],
    name: 'Harbour & Vine rollout',
    messages: 240,
    minutesAgo: 2 * hour,
    unseen: [0, 1, 4],
  },
  { people: [0, 3, 6, 10], name: '上海办公室', messages: 180, minutesAgo: 5 * hour, isChinese: true },
  { people: [1, 4], messages: 150, minutesAgo: 6 * hour, unseen: [1, 0] },
  { people: [0, 5], messages: 60, minutesAgo: 2 * day },
  { people: [2, 8], messages: 40, minutesAgo: 3 * day },
  {
    people: [0, 1, 4, 5, 7, 3],
    name: 'Weekend on call',
    isChannel: true,
    messages: 220,
    minutesAgo: day + 4 * hour,
  },
  { people: [1, 3], messages: 130, minutesAgo: 4 * day, isChinese: true },
  { people: [0, 12], messages: 95, minutesAgo: 6 * day },
  {
    people: [1, 5, 7],
    name: 'Card issuing',
    isChannel: true,
    messages: 300,
    minutesAgo: 9 * hour,
    unseen: [5],
  },
  { people: [2, 11], messages: 85, minutesAgo: 8 * day, unseen: [0, 3] },
  { people: [0, 44], messages: 110, minutesAgo: 12 * day },
  { people: [3, 6], messages: 70, minutesAgo: 10 * day, isChinese: true },
  { people: [4, 5], messages: 40, minutesAgo: 20 * day },
]

/** The conversation and the number of a message, by its index among all messages. */
export function messageAt(index: number): { readonly conversation: number; readonly number: number } {
  let before = 0
  for (const [conversation, { messages }] of demoConversations.entries()) {
    if (index < before + messages) return { conversation, number: index - before + 1 }
    before += messages
  }
  return { conversation: 0, number: index + 1 }
}

/** The index of the first message of a conversation among all messages. */
export const firstIndexOf = (conversation: number): number =>
  demoConversations.slice(0, conversation).reduce((sum, { messages }) => sum + messages, 0)

export const messageCount = demoConversations.reduce((sum, { messages }) => sum + messages, 0)

/** The participants that exist; at least two, if there are few users. */
export function peopleOf(
  { people }: DemoConversation,
  users: readonly { readonly id: string }[],
): readonly string[] {
  const ids = people.flatMap((index) => users[index % Math.max(1, users.length)]?.id ?? [])
  return [...new Set(ids)]
}

/**
 * When a message was written: several within minutes, then a pause of hours or a day; the last one is at
 * `minutesAgo`.
 */
export function momentOf(now: Date, { messages, minutesAgo }: DemoConversation, number: number): number {
  const back = messages - number
  const burst = Math.floor(back / 9)
  const minutes = minutesAgo + (back % 9) * 2.3 + burst * 31 + Math.floor(burst / 4) * 11 * hour
  return now.getTime() - Math.round(minutes * 60_000)
}
