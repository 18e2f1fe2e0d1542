import type { Demo } from '#server/features/demo/demo'
import type { mailLabels } from '../mail-labels.resource'

const names = [
  ['Customers', '#0b66d6', null],
  ['Finance', '#017f31', null],
  ['Travel', '#b25500', null],
  ['Team', '#7a3fd0', null],
  ['Unread with files', '#7a3fd0', 'is:unread has:attachment'],
] as const

/** The same four labels, and a saved search, for each demo sign-in. */
export const mailLabelsDemo: Demo<typeof mailLabels> = {
  count: names.length * 3,
  record: ({ index, records }) => {
    const [name, color, query] = names[index % names.length] as (typeof names)[number]
    const users = records('users')
    const owner = users[Math.floor(index / names.length) % Math.max(1, users.length)]
    return { daysAgo: 200 - index, values: { name, color, query, owner: String(owner?.id) } }
  },
}
