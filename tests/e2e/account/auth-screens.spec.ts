import type { Page } from '@playwright/test'
import { asAdmin, codeFor, newAddress, newPerson, openWith, personsPassword } from '../auth-codes'
import { expect, signIn, test } from '../fixtures'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const password = personsPassword

/** The messages below the fields, in their order. */
const faults = (page: Page) => page.locator('.field-error')

test('Messages shown at sign-in: Email is required, Password is required, Email must be a valid email address', async ({
  page,
}) => {
  await page.goto('/auth/login')
  await press(page, 'Log in')
  await expect(faults(page)).toHaveText(['Email is required', 'Password is required'])
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required')
  await page.keyboard.type('nobody')
  await expect(faults(page)).toHaveText(['Email must be a valid email address', 'Password is required'])
  await page.keyboard.type('@people.example')
  await expect(faults(page)).toHaveText(['Password is required'])
  await page.keyboard.press('Enter')
  await expect(field(page, 'Password')).toBeFocused()
})

test('Messages shown at registration: First name required, Last name required, Password must be at least 6 characters', async ({
  page,
}) => {
  await page.goto('/auth/register')
  await press(page, 'Register')
  await expect(faults(page)).toHaveText([
    'First name required',
    'Last name required',
    'Email is required',
    'Password is required',
  ])
  await expect(field(page, 'First name')).toBeFocused()
  await field(page, 'Password').fill('12345')
  await press(page, 'Register')
  await expect(faults(page).filter({ hasText: 'Password must be at least 6 characters' })).toHaveCount(1)
  await expect(page.getByText('the terms of service and the privacy policy')).toBeVisible()
})

test('Messages shown for a new password: Code is required, Confirm password is required, Passwords must match', async ({
  page,
}) => {
  await page.goto('/auth/new-password')
  await press(page, 'Set password')
  await expect(faults(page)).toHaveText([
    'Email is required',
    'Code is required',
    'Password is required',
    'Confirm password is required',
  ])
  await field(page, 'New password').fill(password)
  await field(page, 'Confirm password').fill('another one')
  await press(page, 'Set password')
  await expect(faults(page).filter({ hasText: 'Passwords must match' })).toHaveCount(1)
})

test('Registration is followed by a verify step: a 6-digit emailed code, a resend option and a success message; then a reset and a new password', async ({
  page,
}) => {
  const email = newAddress()
  await page.goto('/auth/register?returnTo=/dashboard/invoice/list')
  await field(page, 'First name').fill('Ada')
  await field(page, 'Last name').fill('Byron')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await expect(page.getByRole('meter', { name: 'Strength of the password' })).toHaveAttribute(
    'aria-valuetext',
    'Strong',
  )
  await press(page, 'Register')

  await expect(page).toHaveURL(/\/auth\/verify/)
  await expect(page.getByText(email)).toBeVisible()
  const resend = page.getByRole('button', { name: /^Resend code in \d+ s$/ })
  await expect(resend).toBeDisabled()
  await page.reload()
  await expect(resend).toBeDisabled()
  await field(page, 'Code').fill('000000')
  await expect(page.getByRole('alert')).toHaveText(
    'This code is not right or has expired. Ask for a new one.',
  )
  const code = await codeFor(page.request, email, 'verify')
  await field(page, 'Code').fill(code)
  await expect(page.getByText('Your address is confirmed. Welcome, Ada Byron.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/invoice\/list/)

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await field(page, 'Email').fill(email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/auth\/reset-password$/)
  await expect(field(page, 'Email')).toHaveValue(email)
  await press(page, 'Send code')
  await expect(page.getByRole('status')).toHaveText(
    `If an account belongs to ${email}, a code of six digits is on its way there.`,
  )
  await page.getByRole('link', { name: 'Enter the code' }).click()
  await expect(field(page, 'Email')).toHaveValue(email)
  await field(page, 'Code').fill(await codeFor(page.request, email, 'reset'))
  await field(page, 'New password').fill(`${password}, faster`)
  await field(page, 'Confirm password').fill(`${password}, faster`)
  await press(page, 'Set password')
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/app$/)
})

test('The response to a reset request for an unknown address does not reveal that there is no account', async ({
  page,
}) => {
  const email = newAddress()
  await page.goto('/auth/reset-password')
  await field(page, 'Email').fill(email)
  await press(page, 'Send code')
  await expect(page.getByRole('status')).toHaveText(
    `If an account belongs to ${email}, a code of six digits is on its way there.`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('The verification code is 6 digits: it can be pasted, typed, corrected and navigated with arrow keys', async ({
  page,
}) => {
  await page.goto('/auth/new-password')
  const code = field(page, 'Code')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await code.focus()
  await page.keyboard.insertText(' 12-34 ５6 78')
  await expect(code).toHaveValue('123456')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('9')
  await expect(code).toHaveValue('123956')
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(code).toHaveValue('1239')
  await page.keyboard.type('x7')
  await expect(code).toHaveValue('12397')
  await expect(page.locator('.code-box')).toHaveText(['1', '2', '3', '9', '7', ''])
})

test('a password can be shown and hidden again', async ({ page }) => {
  await page.goto('/auth/login')
  await field(page, 'Password').fill('secret')
  await press(page, 'Show the password')
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
  await press(page, 'Hide the password')
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
})

test('login-unprotected and register-unprotected also render for a signed-in user; the other pages redirect', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  await page.goto('/auth/login-unprotected')
  await expect(page.getByRole('heading', { name: 'Log in to Corridor' })).toBeVisible()
  await page.goto('/auth/register-unprotected')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  for (const path of ['/auth', '/auth/login', '/auth/register', '/auth/reset-password']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard\/app$/)
  }
})

test('a throttled sign-in shows the message and a countdown until the next attempt', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/account/login', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        status: 429,
        title: 'throttled',
        message: 'Too many attempts. Try again in 9 seconds.',
        retryAfter: 9,
      }),
    }),
  )
  await page.goto('/auth/login')
  await field(page, 'Email').fill('a@people.example')
  await field(page, 'Password').fill('secret')
  await press(page, 'Log in')
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Try again in 9 seconds.')
  await expect(page.getByRole('button', { name: /^Try again in \d s$/ })).toBeVisible()
  await page.clock.fastForward(9000)
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
})

test('A sign-in request without a response shows: Something went wrong', async ({ page }) => {
  await page.route('**/api/account/login', (route) => route.abort())
  await page.goto('/auth/login')
  await field(page, 'Email').fill('a@people.example')
  await field(page, 'Password').fill('secret')
  await press(page, 'Log in')
  await expect(page.getByRole('alert')).toHaveText('Something went wrong')
  await expect(field(page, 'Email')).toHaveValue('a@people.example')
})

test('Retry loads the sign-in page after its script failed to load', async ({ page }) => {
  await page.route('**/assets/auth-pages-*.js*', (route) => route.abort())
  await page.goto('/auth/login')
  await expect(page.getByRole('alert')).toContainText('This could not be loaded')
  await page.unroute('**/assets/auth-pages-*.js*')
  await press(page, 'Retry')
  await expect(field(page, 'Email')).toBeVisible()
  await signIn(page, 'user')
})

test('a ban ends the open session at once, and sign-in shows the reason', async ({ page }) => {
  const person = await newPerson(page.request)
  await openWith(page, person.accessToken, '/dashboard/app')
  await expect(page.getByRole('heading', { name: 'Welcome back, Ada Byron' })).toBeVisible()
  const banned = await page.request.post(`/api/users/${person.id}/ban`, {
    data: { reason: 'Several chargebacks.' },
    headers: await asAdmin(page.request),
  })
  expect(banned.ok()).toBe(true)
  await page.goto('/dashboard/customers')
  await expect(page).toHaveURL(/\/auth\/login/)
  await field(page, 'Email').fill(person.email)
  await field(page, 'Password').fill(password)
  await press(page, 'Log in')
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText([
    'This account is banned. Ask your administrator.',
    'Reason: Several chargebacks.',
  ])
})
