import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readStamp } from '../../scripts/stamp.mjs'
import { startServer } from './server'
import { removeFolder } from './temporary-folder'

const cache = resolve('.cache/test-data')
const dayMs = 24 * 3600 * 1000

/**
 * The data folder that the built server creates at its first start with these settings. It is created once per build and
 * day, because the dates of the demo data are relative to today; servers start from a copy (`copyOf` of `startServer`).
 */
export async function preparedData(name: string, env: Record<string, string> = {}): Promise<string> {
  const folder = join(cache, `${name}-${today()}-${buildStamp()}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  // Two processes may do this concurrently: each fills its own folder, and the first one that is finished is kept.
  const draft = join(cache, `draft-${process.pid}-${name}`)
  removeFolder(draft)
  const server = await startServer({ dataDir: draft, env })
  await server.stop()
  keepFirst(draft, folder)
  return folder
}

/** A data folder with the demo sign-ins and no records. */
export const emptyWorkspace = (): Promise<string> => preparedData('empty', { DEMO: 'empty' })

function keepFirst(draft: string, folder: string): void {
  try {
    renameSync(draft, folder)
  } catch (error) {
    removeFolder(draft)
    if (!existsSync(folder)) throw error
  }
}

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
