import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'
const neededBytes = 2 * 1024 ** 3

const prefix = `${memory}/corridor-tests-`

/** Whether a temporary folder is one that temporaryFoldersInMemory has named. @param {string} folder */
export const isInMemory = (folder) => folder.startsWith(prefix)

/**
 * The environment in which temporary folders are in memory, where the system has such a file system with enough room;
 * `memory-setup.ts` makes the folder and removes it. A process that is killed leaves the same files there as on a disk,
 * and nothing waits for a disk that others use.
 * @returns {Record<string, string>}
 */
export function temporaryFoldersInMemory() {
  if (!existsSync(memory)) return {}
  removeAbandoned()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= neededBytes ? { TMPDIR: `${prefix}${process.pid}` } : {}
}

/** Removes the folders of runs that were killed before they could do so. */
function removeAbandoned() {
  for (const name of readdirSync(memory)) {
    const folder = `${memory}/${name}`
    if (isInMemory(folder) && !isRunning(Number(folder.slice(prefix.length))))
      rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process may not be asked.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
