import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { readStamp } from '../../scripts/stamp.mjs'
import { isRunning } from './memory-folder.mjs'
import { startServer } from './server'
import { removeFolder } from './temporary-folder'

const cache = resolve('.cache/test-data')
const dayMs = 24 * 3600 * 1000

/**
 * The data folder that the built server creates at its first start with these settings. It is created once per build and
 * day, because the dates of the demo data are relative to today; servers start from a copy (`copyOf` of `startServer`).
 * Of several processes that need it at once, one creates it, and the others wait.
 */
export async function preparedData(name: string, env: Record<string, string> = {}): Promise<string> {
  const folder = join(cache, `${name}-${today()}-${buildStamp()}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const lock = join(cache, `draft-${name}.lock`)
  while (!takeLock(lock)) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (existsSync(folder)) return folder
  }
  try {
    if (!existsSync(folder)) await fill(folder, name, env)
  } finally {
    rmSync(lock, { force: true })
  }
  return folder
}

async function fill(folder: string, name: string, env: Record<string, string>): Promise<void> {
  const draft = join(cache, `draft-${process.pid}-${name}`)
  removeFolder(draft)
  const server = await startServer({ dataDir: draft, env })
  await server.stop()
  try {
    renameSync(draft, folder)
  } catch (error) {
    removeFolder(draft)
    // The lock of a killed process may have been taken twice.
    if (!existsSync(folder)) throw error
  }
}

/** Whether this process may fill a data folder; the lock of a process that was killed is removed. */
function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true })
    return false
  }
}

function isHeld(lock: string): boolean {
  try {
    const owner = Number(readFileSync(lock, 'utf8'))
    // It is empty for a moment after it was created.
    return owner === 0 || isRunning(owner)
  } catch {
    // It was released meanwhile, and another process may hold it already.
    return true
  }
}

/** A data folder with the demo sign-ins and no records. */
export const emptyWorkspace = (): Promise<string> => preparedData('empty', { DEMO: 'empty' })

/** Removes the data folders of other builds and days. */
export function removeOldPreparedData(): void {
  if (!existsSync(cache)) return
  const current = `-${today()}-${buildStamp()}`
  const isOld = (name: string) => Date.now() - statSync(join(cache, name)).mtimeMs > dayMs
  for (const name of readdirSync(cache))
    if (name.startsWith('draft-') ? isOld(name) : !name.endsWith(current)) removeFolder(join(cache, name))
}

const today = () => new Date().toISOString().slice(0, 10)

function buildStamp(): string {
  const stamp = readStamp(resolve('build/.stamp'))
  if (!stamp) throw new Error('There is no build to start: run npm run build.')
  return stamp.slice(0, 16)
}
