import type { Demo } from '#server/features/demo/demo'
import type { calendars } from '../calendars.resource'

const named = [
  ['Work', 'blue'],
  ['Customers', 'green'],
  ['Personal', 'purple'],
] as const

/** The same three calendars for each demo sign-in. */
export const calendarsDemo: Demo<typeof calendars> = {
  count: named.length * 3,
  record: ({ index, records }) => {
    const [name, color] = named[index % named.length] as (typeof named)[number]
    const users = records('users')
    const owner = users[Math.floor(index / named.length) % Math.max(1, users.length)]
    return { daysAgo: 300 - index, values: { name, color, owner: String(owner?.id), address: null } }
  },
}
