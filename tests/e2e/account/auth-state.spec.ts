import type { Page } from '@playwright/test'
import { codeFor, newAddress, newPerson, openWith, personsPassword } from '../auth-codes'
import { expect, test } from '../fixtures'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))
const greeting = (page: Page) => page.getByRole('heading', { name: 'Welcome back, Ada Byron' })
const faults = (page: Page) => page.locator('.field-error')
/** A JWT: three parts separated by dots. */
const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await press(page, 'Log in')
}

async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth/register')
  await field(page, 'First name').fill('Ada')
  await field(page, 'Last name').fill('Byron')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await press(page, 'Register')
}

test('Auth state: isInitialized, isAuthenticated, user; method jwt', async ({ page }) => {
  const { accessToken } = await newPerson(page.request)
  let answer = () => undefined as void
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/account/my-account', async (route) => {
    await mayAnswer
    await route.continue()
  })
  const requests = page.waitForRequest('**/api/account/my-account')
  await openWith(page, accessToken, '/dashboard/app')
  expect((await requests).headers()['authorization'], 'method jwt').toBe(`Bearer ${accessToken}`)
  expect(accessToken).toMatch(jwt)
  // Not initialized: neither the page nor the sign-in page, and no user name.
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/app$/)
  await expect(greeting(page)).toHaveCount(0)
  await expect(page.getByText('Ada Byron')).toHaveCount(0)
  answer()
  // Initialized and authenticated, with the user.
  await expect(greeting(page)).toBeVisible()
  await page.getByRole('button', { name: 'Account of Ada Byron' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  // Initialized and not authenticated, without the user.
  await expect(page.getByRole('heading', { name: 'Log in to Corridor' })).toBeVisible()
  await expect(page.getByText('Ada Byron')).toHaveCount(0)
})

test('Sign-in gives authenticated with the user set; the token is stored under the key accessToken', async ({
  page,
}) => {
  const { email } = await newPerson(page.request)
  await page.goto('/auth/login')
  expect(await stored(page)).toBeNull()
  const answered = page.waitForResponse('**/api/account/login')
  await logIn(page, email, personsPassword)
  const { accessToken } = (await (await answered).json()) as { accessToken: string }
  await expect(greeting(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account of Ada Byron' })).toBeVisible()
  expect(accessToken).toMatch(jwt)
  await expect.poll(() => stored(page)).toBe(accessToken)
})

test('Registration gives authenticated with the user set; the token is stored under the key accessToken', async ({
  page,
}) => {
  const email = newAddress()
  const answered = page.waitForResponse('**/api/account/register')
  await register(page, email, personsPassword)
  const { accessToken } = (await (await answered).json()) as { accessToken: string }
  await expect(page.getByText(`We have sent a code of six digits to ${email}.`)).toBeVisible()
  expect(accessToken).toMatch(jwt)
  await expect.poll(() => stored(page)).toBe(accessToken)
  // An anonymous user would stay on the sign-in page.
  await page.goto('/auth/login')
  await expect(page).toHaveURL(/\/auth\/verify$/)
  await expect(page.getByText(email)).toBeVisible()
})

test('Sign-in fails: the error passes on to the caller, and the form shows it', async ({ page }) => {
  await page.goto('/auth/login')
  await logIn(page, 'user@corridor.example', 'wrong')
  await expect(page.getByRole('alert')).toHaveText('Email or password is not right.')
  await expect.poll(() => stored(page)).toBeNull()
})

test('Registration fails: the error passes on to the caller, and the form shows it', async ({ page }) => {
  await register(page, newAddress(), 'password')
  await expect(faults(page)).toHaveText(['Many people use this password. Choose another one.'])
  await expect(field(page, 'Password')).toBeFocused()
  await expect.poll(() => stored(page)).toBeNull()
  await page.route('**/api/account/register', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }),
  )
  await field(page, 'Password').fill(personsPassword)
  await press(page, 'Register')
  await expect(page.getByRole('alert')).toHaveText('Something went wrong')
  await expect(page).toHaveURL(/\/auth\/register$/)
  await expect.poll(() => stored(page)).toBeNull()
})

test('Registration shows an agreement line for terms of service and privacy policy', async ({ page }) => {
  await page.goto('/auth/register')
  await expect(
    page.getByText('By registering, you agree to the terms of service and the privacy policy.'),
  ).toBeVisible()
  for (const [name, path] of [
    ['terms of service', '/terms'],
    ['privacy policy', '/privacy'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path)
})

test('The password minimum is 6 characters, for a new password too', async ({ page }) => {
  await page.goto('/auth/new-password')
  const tooShort = faults(page).filter({ hasText: 'Password must be at least 6 characters' })
  await field(page, 'New password').fill('12345')
  await press(page, 'Set password')
  await expect(tooShort).toHaveCount(1)
  await expect(field(page, 'New password')).toHaveAccessibleDescription(
    'Password must be at least 6 characters',
  )
  await field(page, 'New password').fill('123456')
  await expect(tooShort).toHaveCount(0)
  await expect(faults(page).filter({ hasText: 'Code is required' })).toHaveCount(1)
})

test('after a reset the user can sign in with the new password, but not with the old one', async ({
  page,
}) => {
  const { email } = await newPerson(page.request)
  const newPassword = `${personsPassword}, faster`
  await page.goto('/auth/reset-password')
  await field(page, 'Email').fill(email)
  await press(page, 'Send code')
  await page.getByRole('link', { name: 'Enter the code' }).click()
  await field(page, 'Code').fill(await codeFor(page.request, email, 'reset'))
  await field(page, 'New password').fill(newPassword)
  await field(page, 'Confirm password').fill(newPassword)
  await press(page, 'Set password')
  await expect(greeting(page)).toBeVisible()
  await page.getByRole('button', { name: 'Account of Ada Byron' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await logIn(page, email, personsPassword)
  await expect(page.getByRole('alert')).toHaveText('Email or password is not right.')
  await logIn(page, email, newPassword)
  await expect(greeting(page)).toBeVisible()
})
