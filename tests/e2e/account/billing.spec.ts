import { hold } from '../examine/hold'
import { openAtRest, painted } from '../examine/rest'
import { countShifts, restlessness } from '../examine/shifts'
import { expect, test } from '../fixtures'

test('billing shows the plan, the cards of the user and their receipts', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  await openAtRest(page, '/dashboard/user/account/billing')
  const plan = page.getByRole('region', { name: 'Plan' })
  await expect(plan.getByRole('listitem').filter({ hasText: 'Start' })).toContainText('Current plan')
  await expect(plan.getByRole('link', { name: 'Change to Grow' })).toHaveAttribute(
    'href',
    '/payment?plan=grow&billing=monthly',
  )
  await expect(page.getByRole('region', { name: 'Payment cards' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Billing address' }).getByLabel(/^City/)).toBeVisible()
  await page
    .getByRole('region', { name: 'Receipts' })
    .getByRole('link', { name: /^Receipt of ORD-/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Receipt ORD-/ })).toBeVisible()
})

test('a plan that loads after the cards moves nothing', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  await page.setViewportSize({ width: 1280, height: 1000 })
  await countShifts(page)
  const plan = await hold(page, '**/api/account/plan')
  const cards = page.waitForResponse('**/api/paymentCards?*')
  await page.goto('/dashboard/user/account/billing')
  await expect.poll(plan.count).toBeGreaterThan(0)
  await cards
  await painted(page)
  plan.letThrough()
  await expect(page.getByRole('region', { name: 'Billing address' })).toBeVisible()
  await painted(page)
  expect(await restlessness(page)).toEqual([])
})
