import { chromium, type BrowserContext } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { launchOptions } from '../../support/browser'
import { freePort } from '../../support/free-port'
import { temporaryFolder } from '../../support/temporary-folder'
import { expect, test as base } from '../fixtures'
import { demoServer } from '../servers'

interface Audited {
  /** A browser in which the administrator is signed in, and its remote debugging port. */
  readonly audited: { readonly context: BrowserContext; readonly port: number }
}

const test = base.extend<object, Audited>({
  audited: [
    async ({ servers }, provide) => {
      const server = await servers.of(demoServer)
      const port = await freePort()
      const { args, ...options } = await launchOptions()
      const context = await chromium.launchPersistentContext(temporaryFolder('lighthouse'), {
        ...options,
        args: [...args, `--remote-debugging-port=${port}`],
      })
      const response = await context.request.post(`${server.url}/api/account/login`, {
        data: { email: 'admin@corridor.example', password: 'corridor' },
      })
      const { accessToken }: { accessToken: string } = await response.json()
      const page = context.pages()[0] ?? (await context.newPage())
      await page.goto(`${server.url}/favicon.svg`)
      await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken)
      await provide({ context, port })
      await context.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

const screens = [
  '/dashboard/app',
  '/dashboard/invoice/list',
  '/dashboard/invoice/new',
  '/dashboard/e-commerce/list',
  '/dashboard/customers',
  '/dashboard/user/cards',
  '/dashboard/user/account',
  '/dashboard/permission-denied',
]

test.describe.configure({ timeout: 120_000 })

for (const path of screens)
  test(`Lighthouse gives ${path} 100 for accessibility`, async ({ audited, server }) => {
    const result = await lighthouse(
      server.url + path,
      {
        port: audited.port,
        logLevel: 'error',
        onlyCategories: ['accessibility'],
        // The access token is in localStorage.
        disableStorageReset: true,
        disableFullPageScreenshot: true,
        // Performance is not measured; the other methods would wait longer.
        throttlingMethod: 'simulate',
        // The stream never ends, and Lighthouse would wait for its end.
        blockedUrlPatterns: ['*/api/stream*'],
      },
      desktopConfig,
    )
    const { categories, audits, finalDisplayedUrl } = result?.lhr ?? {}
    expect(finalDisplayedUrl).toBe(server.url + path)
    const failed = Object.values(audits ?? {}).filter(({ score }) => score !== null && score < 1)
    const output = failed.map(({ id, details }) => `${id}: ${JSON.stringify(details).slice(0, 600)}`)
    expect(output).toEqual([])
    expect(categories?.['accessibility']?.score).toBe(1)
  })
