import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { call, payInvoice } from '../examine/call'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const field = (page: Page) => page.getByRole('combobox', { name: 'Search pages, records and actions' })
const chosen = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true })

async function openByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

/** The serious and critical axe findings. */
async function seriousFindings(page: Page): Promise<string[]> {
  // Elements that are still fading in have other colours.
  await still(page)
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await (
      globalThis as unknown as {
        axe: {
          run: () => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>
        }
      }
    ).axe.run()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}

test('the palette with the keyboard alone: opens a record, runs an action, lists recent records, opens a form', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openByKeys(page)
  await page.keyboard.type('INV-')
  await expect(page.getByRole('group', { name: 'Records' })).toBeVisible()
  const name = (await page.getByRole('option', { name: /^INV-/ }).first().innerText()).split('\n')[0] ?? ''
  await page.keyboard.press('Control+a')
  await page.keyboard.type(name)
  await expect(chosen(page)).toContainText(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.locator('main')).toBeFocused()

  await openByKeys(page)
  await page.keyboard.type('mode light')
  await expect(chosen(page)).toContainText('Light')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(field(page)).toBeHidden()

  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page).toHaveURL(/\/dashboard\/app$/)
  await openByKeys(page)
  await expect(page.getByRole('group', { name: 'Recently opened' })).toContainText(name)
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await openByKeys(page)
  await page.keyboard.type('ni')
  await expect(chosen(page)).toContainText('New invoice')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/invoice\/new$/)
})

test('in the palette Escape closes it and restores the focus, and Ctrl+Enter opens a new tab without closing it', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: 'Search pages, records and actions' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('customers')
  await expect(chosen(page)).toContainText('Customers')
  const opened = page.context().waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL(/\/dashboard\/customers$/)
  await page.bringToFront()
  await expect(field(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('? lists the keyboard shortcuts, J and K move between rows, E edits, and single-key shortcuts can be turned off', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/invoice/list')
  await expect(page.locator('.MuiDataGrid-root')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  // The shortcuts are registered after the page has rendered.
  const askForThem = async () => {
    await page.keyboard.press('?')
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }
  await expect(askForThem).toPass()
  await expect(dialog.getByRole('term')).toContainText([
    'Search pages, records and actions',
    'Start',
    'Next row',
  ])
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // Only drafts may be edited.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Draft/ })
    .click()
  await expect(page).toHaveURL(/draft/)
  await expect(page.getByRole('row').filter({ hasText: 'Sent' })).toHaveCount(0)
  const links = page.locator('main a[data-record]')
  await expect(links.nth(1)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/invoice\/[0-9a-f-]+$/)
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
  await page.keyboard.press('e')
  await expect(page).toHaveURL(/\/edit$/)

  await page.goto('/dashboard/app')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(askForThem).toPass()
  await dialog.getByRole('checkbox', { name: /Shortcuts of single keys/ }).uncheck()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await page.keyboard.press('?')
  // A later key has been handled, so the keys before have been handled too.
  await openByKeys(page)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard\/app$/)
})

test('notifications show the unread count, link to their records, and can be marked as read one by one or all at once', async ({
  signedInPage,
}) => {
  const [page, other] = [await signedInPage('admin'), await signedInPage('manager')]
  await call(page, 'POST', '/api/notifications/read', { all: true })
  for (const _ of ['one', 'two', 'three']) await payInvoice(page, other)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Notifications' })
  const unread = dialog
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Mark as read' }) })
  await expect(unread).toHaveCount(3)
  expect(await seriousFindings(page)).toEqual([])

  await unread.first().getByRole('button', { name: 'Mark as read' }).click()
  await expect(unread).toHaveCount(2)
  await dialog.getByRole('tab', { name: /^Unread/ }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  const first = dialog.getByRole('listitem').getByRole('link').first()
  const leadsTo = (await first.getAttribute('href')) ?? ''
  expect(leadsTo).toMatch(/^\/dashboard\/./)
  await first.click()
  await expect(page).toHaveURL(new RegExp(`${leadsTo}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('button', { name: /^Notifications/ }).click()
  const marked = page.waitForResponse('**/api/notifications/read')
  await dialog.getByRole('button', { name: 'Mark all as read' }).click()
  await marked
  await dialog.getByRole('tab', { name: 'Unread' }).click()
  await expect(dialog.getByText('You have read everything')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await dialog.getByRole('link', { name: 'View all' }).click()
  await expect(page).toHaveURL(/\/dashboard\/notifications$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
})

test('Ctrl+K pressed before the application has loaded opens the palette once it has', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let letProgramCome = () => {}
  const held = new Promise<void>((resolve) => (letProgramCome = resolve))
  await page.route(/\/assets\/main-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  // The boot script adds its key listener before its first request.
  const requests = page.waitForRequest('**/api/account/my-account')
  await page.goto('/dashboard/app', { waitUntil: 'commit' })
  await requests
  await page.keyboard.press('Control+k')
  letProgramCome()
  await expect(field(page)).toBeFocused()
})
