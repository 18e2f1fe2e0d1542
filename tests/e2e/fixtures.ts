import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { isTimeOver, leftOutReason } from '../../scripts/test/time-limit.mjs'
import type { TestServer } from '../support/server'
import { ContextPool, emptyPage, type ContextOptions } from './context-pool'
import { watchRequests } from './examine/quiet'
import { demoServer, Servers, type ServerSetup } from './servers'

/** The three demo accounts. */
export type Role = 'admin' | 'manager' | 'user'

type PerTest = {
  /** Skips the test if the run has no time left for it. */
  timeLeft: void
  /** Which server the test needs. */
  serverSetup: ServerSetup
  /** The server of the test. Its data is that of its worker, or of its file if that has a server of its own. */
  server: TestServer
  /** What the contexts of the test have, besides defaults. */
  ownOptions: ContextOptions
  /**
   * Opens a browser session without state that is signed in as the demo account of that role. Its page shows
   * nothing of the application yet: the test opens what it needs.
   */
  signedInPage: (role: Role) => Promise<Page>
  /** A page of a browser with JavaScript disabled. */
  pageWithoutScript: Page
}

type PerWorker = {
  contextPool: ContextPool
  servers: Servers
}

const password = 'corridor'
const addressOf = (role: Role) => `${role}@corridor.example`

/** Playwright's test with a running server as the base URL, and pages that are signed in as a role. */
export const test = base.extend<PerTest, PerWorker>({
  timeLeft: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, provide, testInfo) => {
      testInfo.skip(testInfo.retry === 0 && isTimeOver(), leftOutReason)
      await provide()
    },
    { auto: true },
  ],
  serverSetup: [demoServer, { option: true }],
  server: [
    async ({ servers, serverSetup }, provide) => provide(await servers.of(serverSetup)),
    { timeout: 240_000 },
  ],
  servers: [
    async ({ contextPool }, provide) => {
      const servers = new Servers((url) => contextPool.closeContextsOf(url))
      await provide(servers)
      await servers.stopAll()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
  contextPool: [async ({}, provide) => provide(new ContextPool()), { scope: 'worker' }],
  baseURL: async ({ server }, provide) => provide(server.url),
  ownOptions: async ({ baseURL, viewport, hasTouch, isMobile, locale, timezoneId, colorScheme }, provide) =>
    provide({
      viewport,
      hasTouch,
      isMobile,
      colorScheme,
      ...(locale && { locale }),
      ...(timezoneId && { timezoneId }),
      ...(baseURL && { baseURL }),
    }),
  context: async ({ browser, contextPool, ownOptions }, provide) => {
    const context = await contextPool.take(browser, ownOptions)
    await provide(context)
    await contextPool.giveBack(context)
  },
  page: async ({ page }, provide) => {
    watchRequests(page)
    await provide(page)
  },
  signedInPage: async ({ browser, contextPool, ownOptions }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (role) => {
      const context = await contextPool.take(browser, ownOptions)
      contexts.push(context)
      await storeSession(contextPool.originPageOf(context), role)
      const page = await context.newPage()
      watchRequests(page)
      await page.goto(emptyPage)
      return page
    })
    for (const context of contexts) await contextPool.giveBack(context)
  },
  pageWithoutScript: async ({ browser, baseURL }, provide) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    await provide(await context.newPage())
    await context.close()
  },
})

/**
 * The same for a file with a server of its own: one that is configured otherwise, or one with the demo data and no
 * records of other files, whose random names may be of any width or look like ids.
 */
export const testWithServer = (start = demoServer.start): typeof test =>
  test.extend({ serverSetup: { start } })

export { expect }

/** Signs the pages of a context in, by one that is at the origin, without the form, which has tests of its own. */
export async function storeSession(originPage: Page, role: Role): Promise<void> {
  const response = await originPage.request.post('/api/account/login', {
    data: { email: addressOf(role), password },
  })
  expect(response.ok(), `sign-in as ${role}: ${response.status()}`).toBe(true)
  const { accessToken }: { accessToken: string } = await response.json()
  await originPage.evaluate((token) => localStorage.setItem('accessToken', token), accessToken)
}

/** Signs in through the form, as users do, and waits for the dashboard. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(addressOf(role))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /^(log|sign) in$/i }).click()
  await page.waitForURL(/\/dashboard/)
}
