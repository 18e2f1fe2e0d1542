import { preparedData, removeOldPreparedData } from './prepared-data'

/** Fills the data folder that the servers of the browser tests start from, before any of them runs. */
async function prepareData(): Promise<void> {
  removeOldPreparedData()
  await preparedData('demo')
}

// Playwright takes a setup from the default export alone.
// oxlint-disable-next-line import/no-default-export
export default prepareData
