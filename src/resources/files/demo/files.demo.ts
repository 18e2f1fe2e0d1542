import type { Demo } from '#server/features/demo/demo'
import type { Making } from '#server/features/demo/demo-value'
import { demoContents } from './contents'
import { shelfOf } from './shelves'
import type { files } from '../files.resource'

const count = 420
const words = ['draft', 'final', 'to review', 'signed', 'q3', '{year}', '重要', '存档']

/** Most lie in a folder, some in none; every folder has about as many. */
function placeOf({ place, records }: Making) {
  const folders = records('folders')
  const folder = place % 21 === 20 ? undefined : folders[(place * 7) % Math.max(1, folders.length)]
  const owner = folder ? folder['owner'] : records('users')[place % 3]?.id
  return { folder, owner: (owner as string | undefined) ?? null }
}

/** A name as people give it: with a month, a year, or the next number. */
function nameOf(pattern: string, { place, now }: Making): string {
  const month = new Date(now.getTime() - ((place * 13) % 700) * 86_400_000)
  return pattern
    .replace('{month}', month.toISOString().slice(0, 7))
    .replace('{year}', String(month.getUTCFullYear()))
    .replace('{number}', String((place % 97) + 1))
}

export const filesDemo: Demo<typeof files> = {
  count,
  contents: demoContents,
  record: (making) => {
    const { place, random, contents, now } = making
    const { folder, owner } = placeOf(making)
    const [pattern, content] = random.pick(shelfOf(String(folder?.['name'] ?? '')))
    return {
      daysAgo: ((count - 1 - place) / count) ** 2 * 500,
      values: {
        name: nameOf(pattern, making),
        folder: folder?.id ?? null,
        owner,
        content: contents?.get(content) ?? null,
        tags: words
          .filter(() => random.next() < 0.12)
          .map((word) => word.replace('{year}', String(now.getUTCFullYear()))),
        starred: place % 17 === 3,
      },
    }
  },
}
