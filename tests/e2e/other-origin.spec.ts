import type { Page } from '@playwright/test'
import { freePort } from '../support/free-port'
import { preparedData } from '../support/prepared-data'
import { startServer, type TestServer } from '../support/server'
import { expect, signIn, testWithServer } from './fixtures'

const apiPort = await freePort()
const api = `http://127.0.0.1:${apiPort}`

/** One server has the API and its data; the pages are those of another server, on another origin. */
const test = testWithServer(async () => {
  const copyOf = await preparedData('demo')
  const pages = await startServer({ copyOf, env: { API_BASE_URL: api } })
  const other = await startServer({ copyOf, port: apiPort, env: { CORS_ORIGINS: pages.url } })
  const stop = () => Promise.all([pages.stop(), other.stop()]).then(() => undefined)
  return { ...pages, stop }
})

const main = (page: Page) => page.getByRole('main')

/** The requests for the API that a page sends to its own origin, and what its policy has blocked. */
function watchStray(page: Page, server: TestServer): string[] {
  const stray: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${server.url}/api/`)) stray.push(`${request.method()} ${request.url()}`)
  })
  page.on('console', (message) => {
    if (/Content Security Policy|CORS|ERR_BLOCKED/.test(message.text())) stray.push(message.text())
  })
  return stray
}

test('with an API on another origin, users sign in, list and edit, and see changes of others at once', async ({
  page,
  browser,
  server,
}) => {
  const stray = watchStray(page, server)
  await signIn(page, 'admin')
  await page.goto('/dashboard/customers')
  await expect(main(page).getByRole('row').nth(1)).toBeVisible()
  const name = `Origin ${Date.now()}`
  await page.getByRole('link', { name: 'New customer' }).click()
  await main(page).getByLabel('Name').fill(name)
  await main(page).getByLabel('Email').fill('origin@origin.example')
  await main(page)
    .getByLabel(/^Country/)
    .fill('Germany')
  await page.getByRole('option', { name: 'Germany' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const stream = page.waitForResponse((response) => response.url().startsWith(`${api}/api/stream`))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await stream
  const address = page.url()

  const other = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(other, 'manager')
  await other.goto(`${new URL(address).pathname}/edit`)
  await main(other).getByLabel('Name').fill(`${name} renamed`)
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} renamed` })).toBeVisible()
  await other.context().close()
  expect(stray).toEqual([])
})

test('with an API on another origin, files are uploaded, shown and downloaded, and calendars have its address', async ({
  page,
  server,
}) => {
  const stray = watchStray(page, server)
  await signIn(page, 'manager')
  await page.goto('/dashboard/files-manager')
  await expect(page.getByRole('button', { name: 'New folder' })).toBeVisible()
  const file = { name: 'zz-origin.txt', mimeType: 'text/plain', buffer: Buffer.from('Words of the file.') }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('searchbox').fill('zz-origin')
  await main(page)
    .getByRole('button', { name: /^zz-origin\.txt/ })
    .click()
  const details = page.getByRole('complementary', { name: 'Details of zz-origin.txt' })
  await expect(details.getByText('Words of the file.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    details.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(file.name)
  expect(download.url()).toMatch(new RegExp(`^${api}/api/contents/`))

  await page.goto('/dashboard/e-commerce/shop')
  const picture = main(page).locator('img').first()
  await expect(picture).toBeVisible()

  await page.goto('/dashboard/calendar')
  await page.getByRole('button', { name: 'Import, export and time zone', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Use in another program (CalDAV)…' }).click()
  await expect(page.getByRole('region', { name: 'Server address' })).toContainText(`${api}/api/caldav/`)
  expect(stray).toEqual([])
})

test('with an API on another origin, forms and quotes of the public site reach it', async ({
  page,
  server,
}) => {
  const stray = watchStray(page, server)
  await page.goto('/coming-soon')
  await page.getByLabel('Email').fill('origin@origin.example')
  const [answer] = await Promise.all([
    page.waitForResponse(`${api}/api/site/notify`),
    page.getByRole('main').getByRole('button').last().click(),
  ])
  expect(answer.ok()).toBe(true)
  const quote = page.waitForResponse((response) => response.url().startsWith(`${api}/api/fx/quote`))
  await page.goto('/transfers')
  await page.getByRole('form', { name: 'Currency calculator' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Lock this rate' }).click()
  expect((await quote).ok()).toBe(true)
  expect(stray).toEqual([])
})
