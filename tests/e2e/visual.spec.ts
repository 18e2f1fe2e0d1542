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
}

/** The mode alternates with the width, so that both modes are covered on phones and on desktops. */
const sizes: readonly Size[] = [
  { width: 360, height: 800, themeMode: 'light' },
  { width: 768, height: 1024, themeMode: 'dark' },
  { width: 1280, height: 800, themeMode: 'light' },
  { width: 1920, height: 1080, themeMode: 'dark' },
]

interface Scene {
  readonly role?: 'guest'
  readonly path: string | ((page: Page) => Promise<string>)
  /** Runs before the screenshot is taken. */
  readonly prepare?: (page: Page) => Promise<void>
}

const addressOf = async (page: Page, resource: 'invoices' | 'orders', ending: RegExp) => {
  const found = (await addressesOf(page, app[resource])).find(({ path }) => ending.test(path))?.path
  if (found === undefined) throw new Error(`No address of ${resource} is like ${String(ending)}.`)
  return found
}

const scenes: Readonly<Record<string, Scene>> = {
  start: { path: '/dashboard/app' },
  invoices: { path: '/dashboard/invoice/list' },
  'product-filter': {
    path: '/dashboard/e-commerce/list',
    prepare: async (page) => {
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
  product: { path: '/dashboard/e-commerce/product/signet-payment-ring' },
  order: { path: (page) => addressOf(page, 'orders', /orders\/[0-9a-f-]{36}$/) },
  palette: {
    path: '/dashboard/app',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search pages, records and actions' }).click()
      await page.getByRole('combobox', { name: 'Search pages, records and actions' }).fill('inv')
      await expect(page.getByRole('group', { name: 'Records' })).toBeVisible()
    },
  },
  notifications: {
    path: '/dashboard/app',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await expect(
        page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first(),
      ).toBeVisible()
    },
  },
  kanban: { path: '/dashboard/kanban' },
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
  await expect(page.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible()
}

test.describe.configure({ timeout: 180_000 })

for (const [name, { role, path, prepare }] of Object.entries(scenes))
  test(`${name} looks as it did, on a phone, a tablet and two desktops`, async ({
    page: guestPage,
    signedInPage,
    baseURL,
  }) => {
    const page = role === 'guest' ? guestPage : await signedInPage('admin')
    const address = typeof path === 'string' ? path : await path(page)
    await standStill(page)
    for (const { width, height, themeMode } of sizes) {
      await page.context().addCookies([{ name: 'themeMode', value: themeMode, url: baseURL ?? '' }])
      await page.setViewportSize({ width, height })
      await openAtRest(page, address)
      if (role !== 'guest' && name !== 'components') await seeInbox(page)
      await prepare?.(page)
      await still(page)
      await expect
        .soft(page)
        .toHaveScreenshot(`${name}-${width}-${themeMode}.png`, { maxDiffPixelRatio: 0.01 })
    }
  })
