import type { Demo } from '#server/features/demo/demo'
import type { Making } from '#server/features/demo/demo-value'
import { demoContents } from './contents'
import { shelfOf } from './shelves'
import type { files } from '../files.resource'

const count = 420
const tagWords = ['draft', 'final', 'to review', 'signed', 'q3', '{year}', '重要', '存档']

/** Most are in a folder, some in none; folders have about the same number. */
function folderOf({ index, records }: Making) {
  const folders = records('folders')
  const folder = index % 21 === 20 ? undefined : folders[(index * 7) % Math.max(1, folders.length)]
  const owner = folder ? folder['owner'] : records('users')[index % 3]?.id
  return { folder, owner: (owner as string | undefined) ?? null }
}

/** A file name with a month, a year, or a number filled in. */
function nameOf(pattern: string, { index, now }: Making): string {
  const month = new Date(now.getTime() - ((index * 13) % 700) * 86_400_000)
  return pattern
    .replace('{month}', month.toISOString().slice(0, 7))
    .replace('{year}', String(month.getUTCFullYear()))
    .replace('{number}', String((index % 97) + 1))
}

export const filesDemo: Demo<typeof files> = {
  count,
  contents: demoContents,
  record: (making) => {
    const { index, random, contents, now } = making
    const { folder, owner } = folderOf(making)
    const [pattern, content] = random.pick(shelfOf(String(folder?.['name'] ?? '')))
    return {
      daysAgo: ((count - 1 - index) / count) ** 2 * 500,
      values: {
        name: nameOf(pattern, making),
        folder: folder?.id ?? null,
        owner,
        content: contents?.get(content) ?? null,
        tags: tagWords
          .filter(() => random.next() < 0.12)
          .map((text) => text.replace('{year}', String(now.getUTCFullYear()))),
        starred: index % 17 === 3,
      },
    }
  },
}
