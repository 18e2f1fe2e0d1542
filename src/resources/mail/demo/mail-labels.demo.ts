import type { Demo } from '#server/features/demo/demo'
import type { mailLabels } from '../mail-labels.resource'

const names = [
  ['Customers', '#0b66d6'],
  ['Finance', '#017f31'],
  ['Travel', '#b25500'],
  ['Team', '#7a3fd0'],
] as const

/** The same four labels for each demo sign-in. */
export const mailLabelsDemo: Demo<typeof mailLabels> = {
  count: names.length * 3,
  record: ({ index, records }) => {
    const [name, color] = names[index % names.length] as (typeof names)[number]
    const users = records('users')
    const owner = users[Math.floor(index / names.length) % Math.max(1, users.length)]
    return { daysAgo: 200 - index, values: { name, color, owner: String(owner?.id) } }
  },
}
