import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { preparedData } from '../support/prepared-data'
import { startServer, type TestServer } from '../support/server'
import { ContextPool } from './context-pool'
import { watchRequests } from './examine/quiet'
import { waitForApplication } from './wait-for-application'

/** The three demo accounts. */
export type Role = 'admin' | 'manager' | 'user'

type PerTest = {
  /** Opens a browser session without state that is signed in as the demo account of that role, at /dashboard. */
  signedInPage: (role: Role) => Promise<Page>
  /** A page of a browser with JavaScript disabled. */
  pageWithoutScript: Page
}

type PerWorker = {
  contextPool: ContextPool
  /** The server of this worker, with data of its own. */
  server: TestServer
}

const password = 'corridor'
const addressOf = (role: Role) => `${role}@corridor.example`

/** Playwright's test with a running server as the base URL, and pages that are signed in as a role. */
export const test = base.extend<PerTest, PerWorker>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, provide) => {
      const server = await startServer({ copyOf: await preparedData('demo') })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
  contextPool: [async ({}, provide) => provide(new ContextPool()), { scope: 'worker' }],
  baseURL: async ({ server }, provide) => provide(server.url),
  context: async ({ context }, provide) => {
    waitForApplication(context)
    await provide(context)
  },
  page: async ({ page }, provide) => {
    watchRequests(page)
    await provide(page)
  },
  signedInPage: async (
    { browser, baseURL, viewport, hasTouch, isMobile, locale, timezoneId, colorScheme, contextPool },
    provide,
  ) => {
    const options = {
      viewport,
      hasTouch,
      isMobile,
      colorScheme,
      ...(locale && { locale }),
      ...(timezoneId && { timezoneId }),
      ...(baseURL && { baseURL }),
    }
    const contexts: BrowserContext[] = []
    await provide(async (role) => {
      const context = await contextPool.take(browser, options)
      contexts.push(context)
      return openSignedIn(context, role)
    })
    for (const context of contexts) await contextPool.giveBack(context, options)
  },
  pageWithoutScript: async ({ browser, baseURL }, provide) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    await provide(await context.newPage())
    await context.close()
  },
})

export { expect }

/** Signs in without the form, which has tests of its own. */
async function openSignedIn(context: BrowserContext, role: Role): Promise<Page> {
  const response = await context.request.post('/api/account/login', {
    data: { email: addressOf(role), password },
  })
  expect(response.ok(), `sign-in as ${role}: ${response.status()}`).toBe(true)
  const { accessToken }: { accessToken: string } = await response.json()
  const page = await context.newPage()
  watchRequests(page)
  await page.goto('/favicon.svg')
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken)
  // Most tests navigate to another page at once, and the others wait for the elements they need.
  await page.goto('/dashboard', { waitUntil: 'commit' })
  return page
}

/** Signs in through the form, as users do, and waits for the dashboard. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(addressOf(role))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /^(log|sign) in$/i }).click()
  await page.waitForURL(/\/dashboard/)
}
