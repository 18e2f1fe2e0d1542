import { preparedData } from '../../support/prepared-data'
import { startServer, type TestServer } from '../../support/server'
import { test as base } from '../fixtures'

/** A test with a server that shows the settings drawer. */
export const test = base.extend<object, { server: TestServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, provide) => {
      const server = await startServer({ copyOf: await preparedData('demo'), env: { SETTINGS_DRAWER: '1' } })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
