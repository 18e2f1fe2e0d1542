import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'
const neededBytes = 2 * 1024 ** 3

const prefix = `${memory}/corridor-tests-`

/** Whether a folder is one of `temporaryFoldersInMemory`. @param {string} folder */
export const isInMemory = (folder) => folder.startsWith(prefix)

/**
 * The environment variables that put temporary folders in memory, if the system has such a file system with enough free
 * space; `memory-setup.ts` creates and removes the folder. A killed process leaves the same files there as on a disk, and
 * tests do not wait for a busy disk.
 * @returns {Record<string, string>}
 */
export function temporaryFoldersInMemory() {
  if (!existsSync(memory)) return {}
  removeAbandoned()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= neededBytes ? { TMPDIR: `${prefix}${process.pid}` } : {}
}

/** Removes the folders of runs that were killed. */
function removeAbandoned() {
  for (const name of readdirSync(memory)) {
    const folder = `${memory}/${name}`
    if (isInMemory(folder) && !isRunning(Number(folder.slice(prefix.length))))
      rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether a process runs. @param {number} pid */
export function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
