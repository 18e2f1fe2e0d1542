import type { Page } from '@playwright/test'
import { announcement } from '../examine/board'
import { expect, test } from '../fixtures'

const address = '/dashboard/analytics'
const panel = (page: Page) => page.getByRole('dialog', { name: 'Arrange the dashboard' })
// The page behind the panel is hidden from roles.
const headings = (page: Page) => page.locator('main h2').allTextContents()
const arrange = async (page: Page) => {
  await page.getByRole('button', { name: 'Arrange the dashboard' }).click()
  await expect(panel(page)).toBeVisible()
}

test('an administrator moves, widens and hides tiles by keyboard and shares the arrangement', async ({
  signedInPage,
}) => {
  const admin = await signedInPage('admin')
  await admin.goto(address)
  await expect(admin.getByRole('heading', { name: 'Where visitors come from' })).toBeVisible()
  const before = await headings(admin)
  const [figure] = before
  await arrange(admin)
  await expect(panel(admin).getByRole('listitem')).toHaveCount(before.length)

  const handle = panel(admin).getByRole('button', { name: 'Move: Where visitors come from' })
  await handle.focus()
  await admin.keyboard.press('Space')
  await admin.keyboard.press('ArrowUp')
  await admin.keyboard.press('Space')
  await expect(async () => {
    const shown = await headings(admin)
    expect(shown.indexOf('Where visitors come from')).toBe(before.indexOf('Where visitors come from') - 1)
  }).toPass()
  await panel(admin).getByRole('button', { name: 'Hide: Visitors', exact: true }).click()
  await panel(admin).getByRole('combobox', { name: 'Width: Where visitors come from' }).click()
  await admin.getByRole('option', { name: 'Full width' }).click()
  await panel(admin).getByRole('checkbox', { name: 'For everyone' }).check()
  await panel(admin).getByRole('button', { name: 'Save' }).click()
  await expect(panel(admin)).toHaveCount(0)
  await admin.reload()
  await expect(admin.getByRole('heading', { name: 'Where visitors come from' })).toBeVisible()
  const after = await headings(admin)
  expect(after).not.toContain('Visitors')
  expect(after[0]).toBe(figure)

  const manager = await signedInPage('manager')
  await manager.goto(address)
  await expect(manager.getByRole('heading', { name: 'Where visitors come from' })).toBeVisible()
  expect(await headings(manager)).toEqual(after)
  await arrange(manager)
  await expect(panel(manager)).toContainText('An administrator arranged this dashboard for everyone.')
  await manager.keyboard.press('Escape')

  await arrange(admin)
  await panel(admin).getByRole('button', { name: 'Reset' }).click()
  await expect(panel(admin)).toHaveCount(0)
  await expect.poll(() => headings(admin)).toEqual(before)
})

test('a tile is dragged with the mouse, and the page behind is unchanged when the panel is closed', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/booking')
  await expect(page.getByRole('heading', { name: 'Newest bookings' })).toBeVisible()
  const before = await headings(page)
  await arrange(page)
  const handle = panel(page).getByRole('button', { name: 'Move: Newest bookings' })
  // Away from the edges of the panel, where a drag scrolls it, and at rest.
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await handle.hover()
  const from = await handle.boundingBox()
  if (!from) throw new Error('The handle is not visible')
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 20, { steps: 4 })
  await page.mouse.move(x, y - 60, { steps: 8 })
  // The list follows the pointer with its next frame.
  await expect(announcement(page).filter({ hasText: /^Newest bookings .* 2 of \d+/ })).toHaveCount(1)
  await page.mouse.up()
  await expect
    .poll(async () => (await headings(page)).indexOf('Newest bookings'))
    .toBe(before.indexOf('Newest bookings') - 1)
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => headings(page)).toEqual(before)
})
