import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { addressesOf } from './examine/addresses'
import { openAtRest, still } from './examine/rest'
import { standStill, test } from './still/still'
import { app } from '#resources/app'

interface Size {
  readonly width: number
  readonly height: number
  readonly themeMode: 'light' | 'dark'
  readonly themeDirection?: 'rtl'
  readonly language?: 'en' | 'cn'
}

/** The mode alternates with the width, so that both modes are covered on phones and on desktops. */
const sizes: readonly Size[] = [
  { width: 360, height: 800, themeMode: 'light' },
  { width: 768, height: 1024, themeMode: 'dark', themeDirection: 'rtl' },
  { width: 1280, height: 800, themeMode: 'light' },
]
/** In which a scene is shown too, unless it is little more than a dialog above another one. */
const phone: Size = { width: 390, height: 844, themeMode: 'dark', language: 'cn' }
/** For scenes whose layout is another one on a wide screen. */
const desktop: Size = { width: 1920, height: 1080, themeMode: 'dark' }

interface Scene {
  readonly role?: 'guest'
  readonly path: string | ((page: Page) => Promise<string>)
  readonly isWide?: true
  /** One of several like it: shown on a desktop and on a phone. */
  readonly isOverview?: true
  /** Opens the dialog that the scene is about, by its English names. */
  readonly openDialog?: (page: Page) => Promise<void>
}

const addressOf = async (page: Page, resource: 'invoices' | 'orders', ending: RegExp) => {
  const found = (await addressesOf(page, app[resource])).find(({ path }) => ending.test(path))?.path
  if (found === undefined) throw new Error(`No address of ${resource} is like ${String(ending)}.`)
  return found
}

const scenes: Readonly<Record<string, Scene>> = {
  start: { path: '/dashboard/app', isWide: true },
  ecommerce: { path: '/dashboard/ecommerce' },
  analytics: { path: '/dashboard/analytics', isOverview: true },
  banking: { path: '/dashboard/banking', isOverview: true },
  storage: { path: '/dashboard/file', isOverview: true },
  invoices: { path: '/dashboard/invoice/list', isWide: true },
  jobs: { path: '/dashboard/jobs' },
  audit: {
    path: `/dashboard/audit?filter=${encodeURIComponent('{"field":"resource","op":"eq","value":"invoices"}')}`,
    isOverview: true,
  },
  account: { path: '/dashboard/user/account' },
  billing: { path: '/dashboard/user/account/billing' },
  'product-filter': {
    path: '/dashboard/e-commerce/list',
    openDialog: async (page) => {
      // On a phone the tools of a list are in a menu.
      const menu = page.getByRole('button', { name: 'List menu' })
      if (await menu.isVisible()) await menu.click()
      await page.getByRole('button', { name: 'Filter' }).click()
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    },
  },
  invoice: { path: (page) => addressOf(page, 'invoices', /invoice\/[0-9a-f-]{36}$/) },
  'invoice-form': { path: (page) => addressOf(page, 'invoices', /\/edit$/) },
  'user-cards': { path: '/dashboard/user/cards' },
  login: { role: 'guest', path: '/auth/login' },
  product: { path: '/dashboard/e-commerce/product/signet-payment-ring', isWide: true },
  order: { path: (page) => addressOf(page, 'orders', /orders\/[0-9a-f-]{36}$/) },
  palette: {
    path: '/dashboard/app',
    openDialog: async (page) => {
      await page.getByRole('button', { name: 'Search pages, records and actions' }).click()
      await page.getByRole('combobox', { name: 'Search pages, records and actions' }).fill('inv')
      await expect(page.getByRole('group', { name: 'Records' })).toBeVisible()
    },
  },
  notifications: {
    path: '/dashboard/app',
    openDialog: async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await expect(
        page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first(),
      ).toBeVisible()
    },
  },
  kanban: { path: '/dashboard/kanban', isWide: true },
  calendar: { path: '/dashboard/calendar' },
  mail: { path: '/dashboard/mail/starred' },
  chat: { path: '/dashboard/chat/grace-whitfield' },
  files: { path: '/dashboard/files-manager' },
  shop: { path: '/dashboard/e-commerce/shop' },
  components: { path: '/components' },
}

/** Advances the timer after which an idle page requests the notifications. */
async function seeInbox(page: Page): Promise<void> {
  await page.clock.fastForward(3000)
  await expect(
    page.getByRole('button', { name: /^(Notifications, \d+ unread|通知，\d+ 条未读)$/ }),
  ).toBeVisible()
}

/** Sets the size of the window, and mode, direction and language for the next page. */
async function setUp(
  page: Page,
  url: string,
  { width, height, language = 'en', ...theme }: Size,
): Promise<void> {
  const { themeMode, themeDirection = 'ltr' } = theme
  const settings = { themeMode, themeDirection, i18nextLng: language }
  await page.context().addCookies(Object.entries(settings).map(([name, value]) => ({ name, value, url })))
  await page.goto('/favicon.svg')
  await page.evaluate((code) => localStorage.setItem('i18nextLng', code), language)
  await page.setViewportSize({ width, height })
}

/** The end of the name of a picture. */
const endingOf = ({ width, themeMode, themeDirection, language }: Size): string =>
  [width, themeMode, themeDirection, language].filter((part) => part !== undefined).join('-')

// It is among the last files, and a single worker would leave a core idle.
test.describe.configure({ mode: 'parallel', timeout: 180_000 })

/** The sizes in which a scene is shown. */
function sizesOf({ openDialog, isOverview, isWide }: Scene): readonly Size[] {
  if (isOverview) return [...sizes.slice(-1), phone]
  if (openDialog) return sizes
  return isWide ? [...sizes, phone, desktop] : [...sizes, phone]
}

for (const [name, scene] of Object.entries(scenes)) {
  const { role, path, openDialog } = scene
  test(`${name} looks as it did, on phones, tablets and desktops`, async ({
    page: guestPage,
    signedInPage,
    baseURL,
  }) => {
    const page = role === 'guest' ? guestPage : await signedInPage('admin')
    const address = typeof path === 'string' ? path : await path(page)
    await standStill(page)
    for (const size of sizesOf(scene)) {
      await setUp(page, baseURL ?? '', size)
      await openAtRest(page, address)
      if (role !== 'guest' && name !== 'components') await seeInbox(page)
      await openDialog?.(page)
      await still(page)
      await expect.soft(page).toHaveScreenshot(`${name}-${endingOf(size)}.png`, { maxDiffPixelRatio: 0.01 })
    }
  })
}
