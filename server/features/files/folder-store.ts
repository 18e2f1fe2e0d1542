import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { countedBytes } from './counted'
import type { ContentStore, Received } from '#server/base/content-store'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/**
 * Stores bytes in a folder as `ab/abcd…` by their checksum. They are first written under another name, so that a file
 * named by a checksum is always complete. Servers of one deployment may share the folder.
 */
export function folderStore(folder: string): ContentStore {
  const incoming = join(folder, 'incoming')
  const shelfOf = (checksum: string) => join(folder, checksum.slice(0, 2))
  const pathOf = (checksum: string) => join(shelfOf(checksum), checksum)

  return {
    kind: 'disk',

    async receive(bytes, limit) {
      await mkdir(incoming, { recursive: true, mode: 0o700 })
      const path = join(incoming, randomUUID())
      try {
        const counted = countedBytes(limit)
        await writeWhole(path, counted.through(bytes))
        return received(path, counted.result())
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },

    async open(checksum, span) {
      try {
        // Opened before the response starts, so that a missing file gives an error response instead of an aborted
        // one.
        const handle = await open(pathOf(checksum))
        return createReadStream('', { fd: handle, ...span })
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    remove: (checksum) => rm(pathOf(checksum), { force: true }),

    async clear(before) {
      for (const name of await namesIn(incoming)) {
        const path = join(incoming, name)
        const about = await stat(path).catch(() => undefined)
        if (about && about.mtime < before) await rm(path, { force: true })
      }
    },
  }

  function received(path: string, counted: Pick<Received, 'checksum' | 'size' | 'head'>): Received {
    return {
      ...counted,
      async keep() {
        const shelf = shelfOf(counted.checksum)
        await mkdir(shelf, { recursive: true, mode: 0o700 })
        await rename(path, pathOf(counted.checksum))
        await syncFolder(shelf)
        await syncFolder(folder)
      },
      discard: () => rm(path, { force: true }),
    }
  }
}

async function writeWhole(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of bytes) await handle.writeFile(chunk)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A renamed file survives a crash only once its folder is synced. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
