import type { Page } from '@playwright/test'
import { asAdmin, newAddress, newPerson, personsPassword } from './auth-codes'
import { refusedHeading } from './examine/headings'
import { goAtRest } from './examine/rest'
import { calledMethods, countProviderCalls } from './examine/provider-calls'
import { expect, test } from './fixtures'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/**
 * The methods that no screen needs, for extensions that do: `useApiUrl`, as screens build no URLs, and `useBack`, as they
 * lead to named pages.
 */
const forExtensions = ['dataProvider.getApiUrl', 'routerProvider.back']

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await press(page, 'Log in')
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible()
}

async function changeLanguage(page: Page, button: string, language: string): Promise<void> {
  await press(page, button)
  await page.getByRole('menuitemradio', { name: language }).click()
  await expect(page.getByRole('button', { name: button })).toBeHidden()
}

/** Opens a record that was listed, and a list whose filter names a record. */
async function readRecords(page: Page): Promise<void> {
  await goAtRest(page, '/dashboard/customers')
  const customerLink = page.locator('a[data-record]').first()
  const name = await customerLink.innerText()
  await customerLink.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const headers = await asAdmin(page.request)
  const answer = await page.request.get('/api/customers?limit=1', { headers })
  const [customer] = (await answer.json()) as { id: string }[]
  const filter = JSON.stringify({ and: [{ field: 'customer', op: 'eq', value: customer?.id }] })
  await goAtRest(page, `/dashboard/invoice/list?${new URLSearchParams({ filter })}`)
}

/** Creates, changes and deletes a customer. */
async function writeCustomer(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New customer' }).click()
  await page.getByLabel(/^Name/).fill('Provider Works')
  await page.getByLabel(/^Email/).fill('provider@works.example')
  await page.getByLabel(/^Country/).fill('Germ')
  await page.getByRole('option', { name: 'Germany' }).click()
  await press(page, /^(Create|Save)/)
  await expect(page.getByRole('heading', { level: 1, name: 'Provider Works' })).toBeVisible()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel(/^Name/).fill('Provider Works Ltd')
  await press(page, /^Save/)
  await expect(page.getByRole('heading', { level: 1, name: 'Provider Works Ltd' })).toBeVisible()
  await press(page, /^Delete/)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete|trash/i })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
}

/** Saves a form after the session has ended on the server. */
async function writeAfterTheEnd(page: Page): Promise<void> {
  await goAtRest(page, '/dashboard/categories/new')
  await page.getByLabel(/^Name/).fill('Not saved')
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const headers = { Authorization: `Bearer ${token}` }
  expect((await page.request.post('/api/account/logout', { headers })).ok()).toBe(true)
  await press(page, /^(Create|Save)/)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
}

test('the application calls every method of every provider that it gives to refine', async ({ page }) => {
  test.setTimeout(120_000)
  const person = await newPerson(page.request)
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const methods = await countProviderCalls(page, async () => {
    await changeLanguage(page, 'Language', '中文')
    await changeLanguage(page, '语言', 'English')
  })
  expect(methods.length).toBeGreaterThan(25)

  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/reset-password/)
  await expect(page.getByRole('button', { name: /^Send/ })).toBeVisible()
  await field(page, 'Email').fill(person.email)
  await press(page, /^Send/)
  await page.getByRole('link', { name: 'Enter the code' }).click()
  await field(page, 'Code').fill('000000')
  await field(page, 'New password').fill(personsPassword)
  await field(page, 'Confirm password').fill(personsPassword)
  await press(page, 'Set password')
  await expect(page.locator('.field-error, [role="alert"]').first()).toBeVisible()

  await page.getByRole('link', { name: 'Back to log in' }).click()
  await signIn(page, person.email, personsPassword)
  await goAtRest(page, '/dashboard/permission-denied')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(refusedHeading)
  await press(page, /^Account of/)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()

  await signIn(page, 'admin@corridor.example', 'corridor')
  await goAtRest(page, '/dashboard/customers')
  await page.getByRole('searchbox').first().fill('a')
  await expect(page).toHaveURL(/q=a/)
  await readRecords(page)
  await goAtRest(page, '/dashboard/customers')
  await writeCustomer(page)
  await changeLanguage(page, 'Language', '中文')
  await changeLanguage(page, '语言', 'English')
  await writeAfterTheEnd(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await field(page, 'First name').fill('Ada')
  await field(page, 'Last name').fill('Byron')
  await field(page, 'Email').fill(newAddress())
  await field(page, 'Password').fill(personsPassword)
  await press(page, 'Register')
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()

  const called = new Set([...(await calledMethods(page)), ...forExtensions])
  expect(methods.filter((name) => !called.has(name))).toEqual([])
})
