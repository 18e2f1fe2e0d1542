import type { Demo } from '#server/features/demo/demo'
import type { mailRules } from '../mail-rules.resource'

const label = 'Finance'

/** A rule for each demo sign-in, which puts a label on reports. */
export const mailRulesDemo: Demo<typeof mailRules> = {
  count: 3,
  record: ({ index, records }) => {
    const owner = String(records('users')[index]?.id)
    const labels = records('mailLabels').filter((item) => item['owner'] === owner && item['name'] === label)
    return {
      daysAgo: 30,
      values: {
        owner,
        query: 'subject:"settlement report" has:attachment',
        isActive: true,
        folder: null,
        labels: labels.map(({ id }) => id),
        isRead: false,
        isStarred: false,
        isImportant: true,
      },
    }
  },
}
