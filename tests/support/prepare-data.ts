import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isInMemory } from './memory-folder.mjs'
import { preparedData, removeOldPreparedData } from './prepared-data'
import { removeFolder } from './temporary-folder'

/**
 * Fills the data folder that the servers of the browser tests start from, before any of them runs.
 * @returns what removes the temporary files of the run, where they are in memory.
 */
async function prepareData(): Promise<(() => void) | undefined> {
  const folder = tmpdir()
  const isOwn = isInMemory(folder)
  if (isOwn) mkdirSync(folder, { recursive: true })
  removeOldPreparedData()
  await preparedData('demo')
  return isOwn ? () => removeFolder(folder) : undefined
}

// Playwright takes a setup from the default export alone.
// oxlint-disable-next-line import/no-default-export
export default prepareData
