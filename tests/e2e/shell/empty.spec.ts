import { startServer } from '../../support/server'
import { complaintsOf } from '../examine/complaints'
import { openAtRest } from '../examine/rest'
import { expect, testWithServer } from '../fixtures'

/** A server with an empty workspace: only the three demo users exist. */
const test = testWithServer(() => startServer({ env: { DEMO: 'empty' } }))

/** The empty state of each screen. */
const screens = [
  ['/dashboard/customers', 'No customers yet'],
  ['/dashboard/e-commerce/list', 'No products yet'],
  ['/dashboard/kanban', 'Add a column'],
  ['/dashboard/calendar?mode=agenda', 'There is nothing in these days.'],
  ['/dashboard/mail/inbox', 'Nothing here'],
  ['/dashboard/chat', 'No conversations yet'],
  ['/dashboard/files-manager', 'Nothing is here yet'],
  ['/dashboard/app', 'No figures yet'],
  ['/dashboard/ecommerce', 'Nothing in this range'],
] as const

test('an empty workspace shows the empty state on every kind of screen', async ({ signedInPage }) => {
  test.setTimeout(180_000)
  const page = await signedInPage('admin')
  const complaints = complaintsOf(page)
  for (const [path, texts] of screens)
    await test.step(path, async () => {
      await openAtRest(page, path)
      await expect(page.getByRole('main').getByText(texts).first()).toBeVisible()
      expect(complaints, path).toEqual([])
    })
  await page.goto('/dashboard/calendar?mode=month')
  await expect(page.getByRole('region', { name: 'Calendar (calendar view)' })).toBeVisible()
  await openAtRest(page, '/dashboard/kanban')
  await page.getByRole('button', { name: 'Add a column' }).click()
  await page.getByRole('textbox', { name: 'Name of the column' }).fill('The first one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'The first one' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a list whose records nobody can create shows the icon of its area, and others a plus', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const picture = page.getByRole('main').locator('[class*="_picture_"]')
  await openAtRest(page, '/dashboard/jobs')
  await expect(page.getByText('No jobs yet')).toBeVisible()
  await expect(picture.locator('[class*="_badge_"] svg path').first()).toBeAttached()
  await expect(picture.locator('svg path[d="M-7 0h14M0-7v14"]')).toHaveCount(0)
  await openAtRest(page, '/dashboard/customers')
  await expect(picture.locator('svg path[d="M-7 0h14M0-7v14"]')).toBeVisible()
  await expect(picture.locator('[class*="_badge_"]')).toHaveCount(0)
})
