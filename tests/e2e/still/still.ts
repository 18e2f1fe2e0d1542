import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { preparedData } from '#tests/support/prepared-data'
import { startServer } from '#tests/support/server'
import { testWithServer } from '../fixtures'
import { stillBrowser } from './still-browser'

/**
 * The time at which all screenshots are taken. It is in the far future, because the database also uses a clock that is
 * not stopped, and for which a session of a past time would have expired.
 */
const moment = '2036-11-20T09:00:00.000Z'
const preloaded = pathToFileURL(resolve('tests/e2e/still/still-server.mjs')).href

async function startStill() {
  const env = { STILL_AT: moment, NODE_OPTIONS: `--import ${preloaded}` }
  const copyOf = await preparedData('still', env)
  // New records must not get the ids of the demo data.
  return startServer({ copyOf, env: { ...env, STILL_SEED: '2' } })
}

/** A test with a stopped clock, in the server with its demo data, in a browser that renders alike everywhere. */
export const test = testWithServer(startStill).extend({
  launchOptions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, provide) => provide(await stillBrowser()),
    { scope: 'worker' },
  ],
})

/** Stops the clock and the animations of a page. */
export async function standStill(page: Page): Promise<void> {
  await page.clock.setFixedTime(moment)
  await page.emulateMedia({ reducedMotion: 'reduce' })
}
