import type { Demo } from '#server/features/demo/demo'
import { tree } from './tree'
import type { folders } from '../folders.resource'

const tints = ['#0b66d6', '#7a3fd0', '#018250', '#b25500', '#c9222b', '#007692']

export const foldersDemo: Demo<typeof folders> = {
  count: tree.length,
  // Subfolders come after their parents.
  step: 12,
  record: ({ index, records, random, now }) => {
    const [name, parent, owner] = tree[index] as (typeof tree)[number]
    return {
      daysAgo: 400 - index * 5,
      values: {
        name: name.replace('{year}', String(now.getUTCFullYear())),
        parent: records('folders').find((folder) => folder.name === parent)?.id ?? null,
        owner: records('users')[owner]?.id ?? null,
        color: index % 3 === 0 ? random.pick(tints) : null,
      },
    }
  },
}
