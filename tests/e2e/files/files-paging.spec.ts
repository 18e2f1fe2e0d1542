import type { Locator, Page } from '@playwright/test'
import { chooseOption } from '../choose-option'
import { make } from './files-records'
import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'

/** Imports records into a folder in one request, named by the resource and a number. */
async function importRows(page: Page, resource: string, column: string, folder: string, count: number) {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const rows = Array.from(
    { length: count },
    (_, at) => `${resource} ${String(at + 1).padStart(4, '0')},${folder}`,
  )
  const answer = await page.request.post(`/api/${resource}/import`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    data: [`Name,${column}`, ...rows].join('\n'),
    timeout: 60_000,
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Scrolls to the end of the page until a list has all its entries. */
async function scrollUntil(page: Page, entries: Locator, count: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    expect(await entries.count()).toBe(count)
  }).toPass({ timeout: 60_000 })
}

test('a folder with more than 1,000 files and 100 folders is listed completely by scrolling', async ({
  signedInPage,
}) => {
  test.slow()
  const page = await signedInPage('manager')
  const [folder = ''] = await make(page, 'folders', [{ name: 'Crowded' }])
  await importRows(page, 'folders', 'Inside of', folder, 104)
  await importRows(page, 'files', 'Folder', folder, 1020)
  await page.goto(`/dashboard/files-manager?folder=${folder}`)
  await expect(page.getByRole('heading', { name: 'Folders (104)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Files (1,020)' })).toBeVisible()
  await page.mouse.move(600, 500)
  await scrollUntil(page, page.getByRole('region', { name: /^Folders/ }).getByRole('listitem'), 104)
  const files = page.getByRole('region', { name: /^Files \(/ }).getByRole('listitem')
  await scrollUntil(page, files, 1020)
  await expect(files.last()).toContainText('files 1020')

  // A file added while everything is loaded is shown at its sorted position.
  await make(page, 'files', [{ name: 'files 0000', folder }])
  await expect(page.getByRole('heading', { name: 'Files (1,021)' })).toBeVisible()
  await expect(files.first()).toContainText('files 0000')
  await expect(files).toHaveCount(1021)
  await chooseOption(page.getByLabel('Sort by'), 'Name, Z to A')
  await expect(files.first()).toContainText('files 1020')
})

test('if the next files of a folder cannot be loaded, they are requested again only by the button', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const [folder = ''] = await make(page, 'folders', [{ name: 'Interrupted' }])
  await importRows(page, 'files', 'Folder', folder, 150)
  let requestCount = 0
  const isNextPage = (url: URL) => url.pathname === '/api/files' && url.searchParams.has('after')
  await page.clock.install()
  await page.route(isNextPage, (route) => {
    requestCount += 1
    return route.fulfill({ status: 422, json: { title: 'invalid' } })
  })
  await page.goto(`/dashboard/files-manager?folder=${folder}`)
  const files = page.getByRole('region', { name: /^Files \(/ }).getByRole('listitem')
  await expect(files).toHaveCount(100)
  await page.mouse.move(600, 500)
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    expect(requestCount).toBeGreaterThan(0)
  }).toPass()
  const more = page.getByRole('button', { name: 'Show more' })
  // The request has some retries, and then no more follow.
  await expect(async () => {
    const before = requestCount
    await page.clock.runFor(2000)
    await quiet(page)
    expect(requestCount).toBe(before)
  }).toPass({ timeout: 15_000 })
  await page.unroute(isNextPage)
  await more.click()
  await expect(files).toHaveCount(150)
})

test('names of files that differ only at their end are shown completely on a phone', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.setViewportSize({ width: 390, height: 844 })
  const [folder] = await make(page, 'folders', [{ name: `Minutes ${Date.now()}` }])
  const names = ['Minutes of 2025-02.txt', 'Minutes of 2025-03.txt']
  await make(
    page,
    'files',
    names.map((name) => ({ name, folder })),
  )
  await page.goto(`/dashboard/files-manager?folder=${folder}`)
  for (const name of names) {
    const shown = page.getByText(name, { exact: true })
    await expect(shown).toBeVisible()
    const isCut = (element: HTMLElement) =>
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1
    expect(await shown.evaluate(isCut), name).toBe(false)
  }
})
