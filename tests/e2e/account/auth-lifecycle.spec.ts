import type { Page, Request } from '@playwright/test'
import { inSeconds, newAddress, openWith, tokenUntil } from '../auth-codes'
import { quiet, watchRequests } from '../examine/quiet'
import { expect, signIn, test } from '../fixtures'

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))
const bearerOf = (request: Request) => request.headers()['authorization']
const loginForm = (page: Page) => page.getByRole('heading', { name: 'Log in to Corridor' })
const startPage = (page: Page) => page.getByRole('heading', { name: /^Welcome back/ })

const day = 24 * 3600

/** Mocks the response with the account, whatever the token. */
async function answerAccount(page: Page): Promise<void> {
  // The server would refuse all other requests, because the token has no valid signature.
  await page.route('**/api/**', (route) => route.abort())
  const user = { id: 'u', displayName: 'Ada', email: 'ada@people.example', photoURL: null, role: 'user' }
  await page.route('**/api/account/my-account', (route) => route.fulfill({ json: { user, permissions: {} } }))
}

/** The errors that the page logs to its console from now on. */
function errorsOf(page: Page): string[] {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  return logged
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

test('Initial state: not initialized, not authenticated, no user', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  let answer = () => undefined as void
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/account/my-account', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await page.goto('/dashboard/app', { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toBeVisible()
  await expect(startPage(page)).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard\/app$/)
  await expect(page.getByRole('button', { name: 'Language' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0)
  answer()
  await expect(startPage(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
})

test('On start, a stored token is applied to requests and the account is fetched', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  const token = await tokenOf(page)
  const [account, list] = await Promise.all([
    page.waitForRequest('**/api/account/my-account'),
    page.waitForRequest('**/api/customers?*'),
    page.goto('/dashboard/customers'),
  ])
  expect([bearerOf(account), bearerOf(list)]).toEqual([`Bearer ${token}`, `Bearer ${token}`])
})

for (const [title, token, received] of [
  ['has expired', tokenUntil(inSeconds(-1)), ['The stored token is not used It has expired']],
  ['is no token', 'nonsense', ['The stored token is not used It is not a token']],
  ['is empty', '', []],
] as const)
  test(`A stored token that ${title} is not used: initialized and unauthenticated, and logged`, async ({
    page,
  }) => {
    const requests: string[] = []
    const logged = errorsOf(page)
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await openWith(page, token, '/dashboard/app')
    await expect(loginForm(page)).toBeVisible()
    expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([])
    await expect.poll(() => tokenOf(page)).toBeNull()
    await expect.poll(() => logged).toEqual(received)
  })

test('Initialization fails (network or bad token): logged to the console; treated as signed out', async ({
  page,
}) => {
  const logged = errorsOf(page)
  await openWith(page, tokenUntil(inSeconds(3600)), '/dashboard/app')
  await expect(loginForm(page)).toBeVisible()
  await expect.poll(() => logged.join()).toContain('The account could not be read')
  await expect.poll(() => tokenOf(page)).toBeNull()

  logged.length = 0
  await page.route('**/api/account/my-account', (route) => route.abort())
  await openWith(page, tokenUntil(inSeconds(3600)), '/dashboard/app')
  await expect(loginForm(page)).toBeVisible()
  await expect.poll(() => logged.join()).toContain('Something went wrong')
})

test('if the account cannot be loaded, the page shows an error, keeps the token, and Retry loads the account', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  await page.route('**/api/account/my-account', (route) => route.abort())
  await page.goto('/dashboard/calendar')
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
  expect(await tokenOf(page)).not.toBeNull()
  await page.unroute('**/api/account/my-account')
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await expect(page).toHaveURL(/\/dashboard\/calendar$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
})

test('Logout removes the stored token and the authorization header', async ({ page }) => {
  await signIn(page, 'user')
  const token = await tokenOf(page)
  const left = page.waitForRequest('**/api/account/logout')
  await signOut(page)
  expect(bearerOf(await left)).toBe(`Bearer ${token}`)
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect.poll(() => tokenOf(page)).toBeNull()
  const next = page.waitForRequest('**/api/account/login')
  await page.getByLabel('Email').fill('user@corridor.example')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  expect(bearerOf(await next)).toBeUndefined()
})

test('Setting an empty token does the same cleanup', async ({ page, context }) => {
  await page.clock.install()
  await signIn(page, 'user')
  const other = await context.newPage()
  await other.goto('/favicon.svg')
  await other.evaluate(() => localStorage.setItem('accessToken', ''))
  await expect(loginForm(page)).toBeVisible()
  await expect.poll(() => tokenOf(page)).toBeNull()
  // The expiry timer is cleared: otherwise its message would be there once fastForward has returned.
  await quiet(page)
  await page.clock.fastForward('09:00:00')
  await expect(page.getByRole('alert')).toHaveCount(0)
  const next = page.waitForRequest('**/api/account/login')
  await page.getByLabel('Email').fill('user@corridor.example')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  expect(bearerOf(await next)).toBeUndefined()
})

test('When a token is set at sign-in, a timer is armed for its expiry: Token expired, in every tab', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await signIn(page, 'user')
  const other = await context.newPage()
  watchRequests(other)
  await other.goto('/dashboard/app')
  await expect(startPage(other)).toBeVisible()
  // No request may be in flight when the clock is advanced: its own timeout would abort it.
  await quiet(page)
  await quiet(other)
  // The timers of the tabs run one after the other here, so the system time is set before.
  await page.clock.setSystemTime(Date.now() + 9 * 3600 * 1000)
  await page.clock.fastForward('09:00:00')
  for (const tab of [page, other]) {
    await expect(loginForm(tab)).toBeVisible()
    await expect(tab.getByRole('alert')).toHaveText('Token expired')
  }
  await expect.poll(() => tokenOf(page)).toBeNull()
})

test('When a token is set at start, its timer fires at its expiry and not before, beyond 2^31 ms too', async ({
  page,
}) => {
  await page.clock.install()
  await answerAccount(page)
  await openWith(page, tokenUntil(inSeconds(60 * day)), '/dashboard/app')
  await expect(startPage(page)).toBeVisible()
  await page.clock.fastForward(59 * day * 1000)
  await page.clock.runFor(1000)
  await expect(startPage(page)).toBeVisible()
  await expect.poll(() => tokenOf(page)).not.toBeNull()
  await page.clock.fastForward(day * 1000)
  await expect(page.getByRole('alert')).toHaveText('Token expired')
})

test('The expiry is checked again when a tab becomes visible after a sleep in which no timer ran', async ({
  page,
}) => {
  await page.clock.install()
  await answerAccount(page)
  await openWith(page, tokenUntil(inSeconds(3600)), '/dashboard/app')
  await expect(startPage(page)).toBeVisible()
  await page.clock.setSystemTime(Date.now() + 2 * 3600 * 1000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('alert')).toHaveText('Token expired')
})

test('On registration the token is stored, but the expiry timer and the authorization header are not set', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/auth/register')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email').fill(newAddress())
  await page.getByLabel('Password', { exact: true }).fill('slow green rivers')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/auth\/verify/)
  await expect.poll(() => tokenOf(page)).not.toBeNull()
  await page.clock.fastForward('10:00:00')
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await expect.poll(() => tokenOf(page)).not.toBeNull()
  const resent = page.waitForRequest('**/api/account/resend-code')
  await page.getByRole('button', { name: 'Resend code' }).click()
  expect(bearerOf(await resent)).toBeUndefined()
  await page.clock.setSystemTime(new Date())
  await page.goto('/dashboard/app')
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await expect(page).toHaveURL('/auth/verify?returnTo=%2Fdashboard%2Fapp')
})

for (const elsewhere of [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'javascript:alert(1)',
])
  test(`returnTo is same-origin only: ${elsewhere}`, async ({ page, baseURL }) => {
    await page.goto(`/auth/login?${new URLSearchParams({ returnTo: elsewhere })}`)
    await page.getByLabel('Email').fill('user@corridor.example')
    await page.getByLabel('Password', { exact: true }).fill('corridor')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${baseURL}/dashboard/app`)
  })

test('A partly filled form is restored after the token has expired and the user has signed in again', async ({
  page,
}) => {
  await page.clock.install()
  await signIn(page, 'admin')
  await page.goto('/dashboard/customers/new')
  await page.getByLabel(/^Name/).fill('Half a name')
  await quiet(page)
  await page.clock.fastForward('09:00:00')
  await expect(page.getByRole('alert')).toHaveText('Token expired')
  await page.clock.setSystemTime(new Date())
  await page.getByLabel('Email').fill('admin@corridor.example')
  await page.getByLabel('Password', { exact: true }).fill('corridor')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(page.getByLabel(/^Name/)).toHaveValue('Half a name')
})
