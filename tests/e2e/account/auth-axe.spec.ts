import type { Page } from '@playwright/test'
import { inSeconds, openWith, tokenUntil } from '../auth-codes'
import { findingsOn, overflowOf } from '../examine/axe'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'

const paths = ['login', 'register', 'verify', 'reset-password', 'new-password']

interface Look {
  readonly mode: string
  readonly direction: string
  readonly language: string
  readonly baseURL: string | undefined
}

/** Sets mode, direction and language for all pages that are opened later. */
const look = (page: Page, { mode, direction, language, baseURL }: Look) =>
  page
    .context()
    .addCookies(
      Object.entries({ themeMode: mode, themeDirection: direction, i18nextLng: language }).map(
        ([name, value]) => ({ name, value, url: baseURL ?? '' }),
      ),
    )

/** The axe findings of the page once all animations have ended, and whether it overflows horizontally. */
async function faultsOn(page: Page): Promise<string[]> {
  await still(page)
  return [...(await findingsOn(page)), ...(await overflowOf(page))]
}

for (const mode of ['dark', 'light'])
  for (const direction of ['ltr', 'rtl'])
    test(`axe finds nothing on the authentication screens, in both languages, ${mode}, ${direction}`, async ({
      page,
      baseURL,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const [language, width] of [
        ['en', 1280],
        ['cn', 360],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        for (const path of paths) {
          await look(page, { mode, direction, language, baseURL })
          await page.goto(`/auth/${path}`)
          await expect(page.locator('html')).toHaveAttribute('lang', language === 'cn' ? 'zh-CN' : 'en')
          await expect(page.locator('html')).toHaveAttribute('dir', direction)
          await page.locator('form .button.primary').click()
          await expect(page.locator('.field-error').first()).toBeVisible()
          expect(await faultsOn(page), `${path} ${language}`).toEqual([])
        }
      }
    })

/** Submits the sign-in form, which gets a 403 response. */
async function logInRefused(page: Page, refusal: object): Promise<void> {
  const body = { status: 403, message: 'This account is banned. Ask your administrator.', ...refusal }
  await page.route('**/api/account/login', (route) => route.fulfill({ status: 403, json: body }))
  await page.goto('/auth/login')
  await page.locator('[name=email]').fill('ada@people.example')
  await page.locator('[name=password]').fill('secret')
  await page.locator('form .button.primary').click()
}

/** How to reach the screens that follow another screen. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the second step': async (page) => {
    await logInRefused(page, { title: 'secondFactor', ticket: 'ticket' })
    await expect(page.locator('[name=code]')).toBeVisible()
    await page.locator('form .button.primary').click()
    await expect(page.locator('.field-error')).toBeVisible()
  },
  'banned, with the reason': async (page) => {
    await logInRefused(page, {
      title: 'inactive',
      accountStatus: 'banned',
      reason: 'Chargebacks. '.repeat(20),
    })
    await expect(page.getByRole('alert')).toContainText('Chargebacks.')
  },
  'a code was sent': async (page) => {
    await page.route('**/api/account/reset-password', (route) => route.fulfill({ status: 204 }))
    await page.goto('/auth/reset-password')
    await page.locator('[name=email]').fill('ada@people.example')
    await page.locator('form .button.primary').click()
    await expect(page.getByRole('status')).toContainText('ada@people.example')
  },
  'verify, of an address that is known': async (page) => {
    await page.evaluate(() =>
      sessionStorage.setItem('pendingAddress', JSON.stringify({ email: 'ada@people.example' })),
    )
    await page.goto('/auth/verify')
    await expect(page.getByRole('main')).toContainText('ada@people.example')
  },
  'Token expired': async (page) => {
    await page.route('**/api/**', (route) => route.abort())
    const user = { id: 'u', displayName: 'Ada', email: 'ada@people.example', photoURL: null, role: 'user' }
    const account = { user, permissions: {} }
    await page.route('**/api/account/my-account', (route) => route.fulfill({ json: account }))
    await openWith(page, tokenUntil(inSeconds(3600)), '/dashboard/blank')
    await expect(page.getByRole('button', { name: 'Ada' })).toBeVisible()
    // Simulates the storage event of another tab.
    await page.evaluate(
      (oldValue) => {
        localStorage.removeItem('accessToken')
        window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', oldValue }))
      },
      tokenUntil(inSeconds(-1)),
    )
    await expect(page.getByRole('alert')).toBeVisible()
  },
}

for (const [mode, direction, language, width] of [
  ['dark', 'ltr', 'en', 1280],
  ['light', 'rtl', 'cn', 360],
] as const)
  for (const [name, reach] of Object.entries(states))
    test(`axe finds nothing on later steps of authentication: ${name}, ${mode}, ${direction}, ${language}`, async ({
      page,
      baseURL,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await look(page, { mode, direction, language, baseURL })
      await page.goto('/auth/login')
      await reach(page)
      expect(await faultsOn(page)).toEqual([])
    })
