import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isInMemory } from './memory-folder.mjs'
import { preparedData, removeOldPreparedData } from './prepared-data'
import { removeFolder } from './temporary-folder'

/**
 * Fills the data folder from which the servers of the browser tests start, before any test runs.
 * @returns a function that removes the temporary files of the run, if they are in memory
 */
async function prepareData(): Promise<(() => void) | undefined> {
  const folder = tmpdir()
  const isOwn = isInMemory(folder)
  if (isOwn) mkdirSync(folder, { recursive: true })
  removeOldPreparedData()
  await preparedData('demo')
  return isOwn ? () => removeFolder(folder) : undefined
}

// Playwright requires a default export.
// oxlint-disable-next-line import/no-default-export
export default prepareData
