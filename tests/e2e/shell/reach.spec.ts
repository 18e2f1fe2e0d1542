import type { Page } from '@playwright/test'
import { startServer } from '../../support/server'
import { expect, test } from '../fixtures'

const form = '/dashboard/e-commerce/product/new'
const list = '/dashboard/e-commerce/list'
/** The chunk of forms with its hash, without those whose names begin alike. */
const formChunk = /\/assets\/form-[\w-]{8}\.js/

/** Makes responses name another build than that of the page, as after a deployment. */
const deploy = (page: Page) =>
  page.route('**/api/**', async (route) => {
    // The stream never ends.
    if (route.request().url().includes('/api/stream')) return route.continue()
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'the-next-one' } })
  })

test('offline: a notice is shown, saving fails with a message, typed values are kept, and can be saved once online', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto(list)
  const product = await page.getByRole('row').nth(3).getByRole('link').first().getAttribute('href')
  await page.goto(`${product}/edit`)
  await page.getByLabel(/^Name/).fill('Typed without a network')
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('There is no connection to the server.').first()).toBeVisible()
  await expect(page.getByLabel(/^Name/)).toHaveValue('Typed without a network')
  await page.context().setOffline(false)
  await expect(page.getByText('You are offline')).toBeHidden()
  await expect(page.getByLabel(/^Name/)).toHaveValue('Typed without a network')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Typed without a network')
})

test('a list that could not be loaded while the server was unreachable loads when it is reachable again', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/app')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let isAway = true
  await page.route('**/api/**', (route) => (isAway ? route.abort() : route.continue()))
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Invoices', exact: true })
    .click()
  await expect(page.getByText('The server cannot be reached')).toBeVisible()
  const message = page.getByRole('main').getByRole('alert')
  await expect(message).toContainText('There is no connection to the server')
  await expect(message).toContainText('This part comes as soon as there is a connection.')
  isAway = false
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await expect(page.getByText('The server cannot be reached')).toBeHidden()
})

test('a new version shows a notice, and Reload asks before discarding unsaved input', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto(form)
  await page.getByLabel(/^Name/).fill('Not saved yet')
  await deploy(page)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('A new version is ready')).toBeVisible()
  const question = page.waitForEvent('dialog')
  void page.getByRole('button', { name: 'Reload' }).click()
  await (await question).dismiss()
  await expect(page.getByLabel(/^Name/)).toHaveValue('Not saved yet')
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByText('A new version is ready')).toBeHidden()
})

test('a chunk that a deployment removed reloads the page only once, and Retry loads it when it is available', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/app')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await deploy(page)
  let isGone = true
  await page.route(formChunk, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  )
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto(list)
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  loads = 0
  await page.getByRole('link', { name: /^New product/i }).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  await expect.poll(() => loads).toBe(1)
  isGone = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel(/^Name/)).toBeVisible()
  expect(loads).toBe(1)
})

test('a chunk that a deployment removed is loaded after the page has reloaded', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  let isGone = true
  await page.goto(list)
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await deploy(page)
  await page.route(formChunk, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.getByRole('link', { name: /^New product/i }).click()
  await expect(page.getByLabel(/^Name/)).toBeVisible()
})

test('maintenance covers an open page with a message and keeps the typed values', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto(form)
  await page.getByLabel(/^Name/).fill('Typed before')
  let isResting = true
  await page.route('**/api/**', async (route) => {
    if (!isResting) return route.continue()
    if (route.request().url().endsWith('/api/health/live'))
      return route.fulfill({ json: { status: 'live', maintenance: true } })
    const json = { title: 'maintenance', status: 503, detail: 'x', message: 'x' }
    return route.fulfill({ status: 503, json })
  })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  const news = page.getByRole('dialog', { name: 'Website currently under maintenance' })
  await expect(news).toBeVisible()
  await expect(news.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(news).toBeVisible()
  isResting = false
  await news.getByRole('button', { name: 'Retry' }).click()
  await expect(news).toBeHidden()
  await expect(page.getByLabel(/^Name/)).toHaveValue('Typed before')
})

test('MAINTENANCE=1: a page gets 503 with the maintenance page, which reloads when the maintenance is over', async ({
  browser,
}) => {
  const resting = await startServer({ env: { MAINTENANCE: '1', DEMO: 'empty' } })
  const page = await browser.newPage()
  const answer = await page.goto(`${resting.url}/dashboard/invoice/list`)
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '30'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Website currently under maintenance')
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()
  await page.route('**/api/health/live', (route) => route.fulfill({ json: { status: 'live' } }))
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await loaded
  await page.close()
  await resting.stop()
})
