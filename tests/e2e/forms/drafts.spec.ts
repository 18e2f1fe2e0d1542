import type { BrowserContext, Page } from '@playwright/test'
import { call, newCustomer } from '../examine/call'
import { findingsOn } from '../examine/axe'
import { expect, test } from '../fixtures'

const newForm = '/dashboard/customers/new'
const restored = 'Your unsaved changes are back.'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** A new tab of the same browser, at a page. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  return tab
}

test('typed text is the same after reloads, a killed tab and a save whose response was lost, and is saved once', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const context = page.context()
  const name = `Kept 草稿 "${Date.now()}"`
  await page.goto(newForm)
  await field(page, 'Name').fill(name.slice(0, 3))
  for (const end of [6, name.length]) {
    await page.reload()
    await expect(page.getByText(restored)).toBeVisible()
    await expect(field(page, 'Name')).toHaveValue(name.slice(0, end === 6 ? 3 : 6))
    await field(page, 'Name').fill(name.slice(0, end))
  }
  // Without `beforeunload` and `pagehide`, as when its process is killed.
  await page.close()

  const tab = await openTab(context, newForm)
  await expect(field(tab, 'Name')).toHaveValue(name)
  await field(tab, 'Email').fill(`kept${Date.now()}@live.example`)
  await tab.getByRole('combobox', { name: 'Country' }).fill('Germ')
  await tab.keyboard.press('Enter')
  let isLost = true
  await tab.route('**/api/customers', async (route) => {
    if (!isLost || route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await tab.getByRole('button', { name: 'Save' }).click()
  await expect(tab.getByText('This could not be saved')).toBeVisible()
  await tab.reload()
  await expect(field(tab, 'Name')).toHaveValue(name)
  expect(await findingsOn(tab)).toEqual([])
  isLost = false
  await tab.getByRole('button', { name: 'Save' }).click()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(name)
  await tab.goto(`/dashboard/customers?q=${encodeURIComponent(name)}`)
  await expect(tab.getByRole('link', { name, exact: true })).toHaveCount(1)
  await tab.goto(newForm)
  await expect(field(tab, 'Name')).toHaveValue('')
})

test('two tabs with the same record keep both texts, and changes of others are merged', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const context = page.context()
  const { id } = await newCustomer(page)
  const path = `/dashboard/customers/${id}/edit`
  await page.goto(path)
  await expect(field(page, 'City')).toHaveValue('')
  const other = await openTab(context, path)
  await expect(field(other, 'City')).toHaveValue('')
  await field(page, 'City').fill('First tab')
  await field(other, 'City').fill('Second tab')
  await call(page, 'PATCH', `/api/customers/${id}`, { address: 'Of another user' })
  await page.reload()
  await expect(field(page, 'City')).toHaveValue('First tab')
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('Of another user')
  await other.close()
  await page.close()

  const later = await openTab(context, path)
  const texts = new Set([await field(later, 'City').inputValue()])
  await later.getByRole('button', { name: /^Show the unsaved changes from/ }).click()
  texts.add(await field(later, 'City').inputValue())
  expect(texts).toEqual(new Set(['First tab', 'Second tab']))
})

test('the palette lists unsaved changes, discarding can be undone, and signing out removes them', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.goto(newForm)
  await field(page, 'Name').fill('Listed')
  await page.goto('/dashboard/app')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  const group = page.getByRole('group', { name: 'Unsaved changes' })
  await group.getByRole('option', { name: /New customer/i }).click()
  await expect(field(page, 'Name')).toHaveValue('Listed')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(field(page, 'Name')).toHaveValue('')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'Name')).toHaveValue('Listed')

  await page.goto('/dashboard/app')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/auth\//)
  const stored = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('draft ')),
  )
  expect(stored).toEqual([])
})

test('a draft keeps its uploads as long as the server has them, and says which ones are gone', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/e-commerce/product/new')
  await page.getByLabel(/^Name/).fill('With a picture')
  const pictures = page.getByRole('group', { name: 'Pictures' })
  await pictures.getByRole('button', { name: 'Add a row' }).click()
  const buffer = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await pictures
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer })
  const uploaded = pictures.getByRole('group', { name: 'Image: dot.png' })
  await expect(uploaded).toBeVisible()

  const answered = page.waitForResponse(/\/api\/contents\/[\w-]{36}$/)
  await page.reload()
  expect((await answered).status()).toBe(206)
  await expect(uploaded).toBeVisible()

  await page.route(/\/api\/contents\/[\w-]{36}$/, (route) =>
    route.fulfill({ status: 404, json: { status: 404, title: 'missing', message: 'There is none.' } }),
  )
  await page.reload()
  await expect(
    page.getByText('These files are no longer on the server. Choose them again: Pictures'),
  ).toBeVisible()
  await expect(uploaded).toHaveCount(0)
  await expect(page.getByLabel(/^Name/)).toHaveValue('With a picture')
})
