import { preparedData } from '../../support/prepared-data'
import { startServer } from '../../support/server'
import { testWithServer } from '../fixtures'

/** A test with a server that shows the settings drawer. */
export const test = testWithServer(async () =>
  startServer({ copyOf: await preparedData('demo'), env: { SETTINGS_DRAWER: '1' } }),
)
