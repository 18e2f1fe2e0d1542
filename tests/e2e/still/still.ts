import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { preparedData } from '#tests/support/prepared-data'
import { startServer, type TestServer } from '#tests/support/server'
import { test as base } from '../fixtures'
import { stillBrowser } from './still-browser'

/**
 * The moment at which all pictures are taken. It lies far ahead: the database has a clock of its own, which does not stand
 * still, and for which a session of a moment that is past has ended.
 */
const moment = '2036-11-20T09:00:00.000Z'
const preloaded = pathToFileURL(resolve('tests/e2e/still/still-server.mjs')).href

/** A test for which the time stands still, in the server with its demo data and in the page, in a browser that draws alike everywhere. */
export const test = base.extend<object, { server: TestServer }>({
  launchOptions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, provide) => provide(await stillBrowser()),
    { scope: 'worker' },
  ],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, provide) => {
      const env = { STILL_AT: moment, NODE_OPTIONS: `--import ${preloaded}` }
      const copyOf = await preparedData('still', env)
      // What it makes now must not get the ids that the demo data got.
      const server = await startServer({ copyOf, env: { ...env, STILL_SEED: '2' } })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** Stops the clock of a page, and what moves on it. */
export async function standStill(page: Page): Promise<void> {
  await page.clock.setFixedTime(moment)
  await page.emulateMedia({ reducedMotion: 'reduce' })
}
