import { openAtRest } from '../examine/rest'
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
