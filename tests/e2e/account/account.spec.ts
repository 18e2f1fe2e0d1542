import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { newPerson, openWith, personsPassword as password, type Person } from '../auth-codes'
import { expect, test } from '../fixtures'

const account = '/dashboard/user/account'

const fill = (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('the account menu opens the account page, its sections have URLs, and saved values show on every page', async ({
  page,
}) => {
  await openWith(page, (await newPerson(page.request)).accessToken, '/dashboard/app')
  await page.getByRole('button', { name: 'Account of Ada Byron' }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await expect(page).toHaveURL(account)
  const saved = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().endsWith('/api/account/my-account'),
  )
  await page.getByLabel(/^Display name/).fill('Ada Lovelace')
  await press(page, 'Save')
  expect((await saved).postDataJSON()).toEqual({ displayName: 'Ada Lovelace' })
  await expect(page.getByText('Your account is saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account of Ada Lovelace' })).toBeVisible()

  await page.getByRole('link', { name: 'Billing' }).click()
  await expect(page).toHaveURL(`${account}/billing`)
  await page.getByLabel(/^City/).fill('London')
  await page.getByRole('link', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  // The toast of the previous save may still be visible.
  const billed = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && response.url().endsWith('/api/account/my-account'),
  )
  await press(page, 'Save')
  expect((await billed).ok()).toBe(true)
  await expect(page.getByText('Your account is saved.').last()).toBeVisible()
  await page.goto('/dashboard/user/profile')
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('London')
  const deeds = page.getByRole('region', { name: 'Activity' }).getByRole('listitem')
  await expect(deeds.first()).toContainText('Changed User Ada Lovelace')
})

test('a manager can save their own account', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  await page.goto(account)
  await page.getByLabel(/^About/).fill('Keeps the books.')
  await press(page, 'Save')
  await expect(page.getByText('Your account is saved.')).toBeVisible()
})

test('changing the password ends all other sessions, and the user can end all other sessions themselves', async ({
  page,
}) => {
  const person = await newPerson(page.request)
  const signIn = () => page.request.post('/api/account/login', { data: { email: person.email, password } })
  await signIn()
  await openWith(page, person.accessToken, `${account}/security`)
  await press(page, 'End all others')
  await page.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click()
  await expect(page.getByText('All other sessions have ended.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'End all others' })).toBeHidden()

  const other = (await (await signIn()).json()) as Person
  await fill(page, 'Current password', 'not this one')
  await fill(page, 'New password', 'fast red mountains')
  await fill(page, 'Confirm password', 'fast red mountains')
  await press(page, 'Change password')
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused()
  await fill(page, 'Current password', password)
  await press(page, 'Change password')
  await expect(
    page.getByText(
      'Your password is changed. You are signed out everywhere else, and your API keys are revoked.',
    ),
  ).toBeVisible()
  const answer = await page.request.get('/api/account/my-account', {
    headers: { Authorization: `Bearer ${other.accessToken}` },
  })
  expect(answer.status()).toBe(401)
})

test('two-factor authentication is set up with password and code, and a recovery code works at sign-in once set up', async ({
  page,
}) => {
  const person = await newPerson(page.request)
  await openWith(page, person.accessToken, `${account}/security`)
  await press(page, 'Set up an authenticator app')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'Code to scan with the authenticator app' })).toBeVisible()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('Code', { exact: true }).fill(new TOTP({ secret }).generate())
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.locator('.recovery-codes li')).toHaveCount(10)
  const codes = await page.locator('.recovery-codes li').allTextContents()
  expect(new Set(codes).size).toBe(10)
  await press(page, 'I have kept them')
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await fill(page, 'Email', person.email)
  await fill(page, 'Password', password)
  await press(page, 'Log in')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.keyboard.type('000000')
  await expect(page.getByRole('alert')).toBeVisible()
  await press(page, 'Use a recovery code')
  await fill(page, 'Recovery code', codes[0] ?? '')
  await press(page, 'Confirm')
  await expect(page).toHaveURL(/\/dashboard\/app$/)
  await page.goto(`${account}/security`)
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
})

test('an API key is shown once, authenticates requests, and gets 401 after it is revoked', async ({
  page,
}) => {
  await openWith(page, (await newPerson(page.request)).accessToken, `${account}/security`)
  await press(page, 'New key')
  await press(page, 'Make the key')
  await expect(page.getByText('Name is required')).toBeVisible()
  const dialog = page.getByRole('dialog')
  await fill(page, 'What is it for?', 'Nightly export')
  await dialog.getByLabel('Password', { exact: true }).fill('not this one')
  await press(page, 'Make the key')
  await expect(dialog.getByText('This is not your password.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Make the key')
  const key = await page.getByRole('alertdialog').locator('code').textContent()
  const use = () =>
    page.request.get('/api/products?_start=0&_end=1', { headers: { Authorization: `Bearer ${key}` } })
  expect((await use()).status()).toBe(200)
  await press(page, 'I have kept them')
  await expect(page.getByText(String(key))).toHaveCount(0)
  await page.getByRole('button', { name: 'Revoke the key Nightly export' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('There are no keys yet.')).toBeVisible()
  expect((await use()).status()).toBe(401)
})

test('the general account has the sections of a user, with the fields that a user may change', async ({
  page,
}) => {
  await openWith(page, (await newPerson(page.request)).accessToken, account)
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(section('Personal details').getByLabel(/^Display name/)).toBeVisible()
  await expect(section('Pictures').getByText('Cover', { exact: true })).toBeVisible()
  await expect(section('Preferences').getByText('Time zone', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Home' })).toHaveCount(0)
})
