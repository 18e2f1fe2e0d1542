import type { Demo } from '#server/features/demo/demo'
import type { arrangements } from '../arrangements.resource'

/** The manager of the demo data sees the kinds of files first. */
export const arrangementsDemo: Demo<typeof arrangements> = {
  count: 1,
  record: ({ records }) => ({
    daysAgo: 12,
    values: {
      name: 'Storage',
      page: 'file',
      tiles: [{ tile: 'kinds' }, { tile: 'activityByKind' }],
      shared: false,
      owner: String(records('users')[1]?.id),
    },
  }),
}
