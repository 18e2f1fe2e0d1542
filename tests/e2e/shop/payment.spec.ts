import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

async function fillAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('Person name').fill('Wen Li')
  await page.getByLabel('Phone number').fill('+49 30 123456')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Address', { exact: true }).fill('12 Quay Street')
}

async function fillCard(page: Page, number: string, expiry = '09/39'): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill(expiry)
  await page.getByLabel('Security code').fill('123')
}

test('a plan chosen on the pricing page is paid with a test card, and an administrator sees the upgrade', async ({
  page,
  signedInPage,
}) => {
  await page.goto('/pricing')
  await page.getByLabel('Yearly').check({ force: true })
  await page.getByRole('link', { name: 'Choose Scale' }).click()
  await expect(page).toHaveURL(/\/payment\?plan=scale&billing=yearly$/)
  // The script enhances the form after the page has loaded.
  await page.waitForLoadState()
  await expect(page.getByText('€2,149.20')).toBeVisible()
  await page.getByRole('radio', { name: 'Grow' }).check()
  await expect(page.getByText('€529.20')).toBeVisible()
  await expect(page.getByText('€2,149.20')).toBeHidden()
  await expect(page.getByText('Taxes are extra')).toBeVisible()

  await page.getByRole('button', { name: 'Upgrade' }).click()
  await expect(page.getByText('Phone number is required')).toBeVisible()
  await expect(page.getByText('Card number is required')).toBeVisible()
  await fillAddress(page, 'payment-script@example.com')
  await fillCard(page, '4242 4242 4242 4241', '01/20')
  await page.getByRole('button', { name: 'Upgrade' }).click()
  await expect(page.getByText('Check the number')).toBeVisible()
  await expect(page.getByText('The card has expired')).toBeVisible()
  await fillCard(page, '4000 0000 0000 0002')
  await page.getByRole('button', { name: 'Upgrade' }).click()
  await expect(page.getByText('The card was declined')).toBeVisible()

  await fillCard(page, '4242 4242 4242 4242')
  const request = page.waitForRequest('**/api/site/upgrade')
  await page.getByRole('button', { name: 'Upgrade' }).click()
  const received = (await request).postDataJSON()
  expect(received).toMatchObject({ plan: 'grow', billing: 'yearly', cardBrand: 'visa', cardLast4: '4242' })
  expect(JSON.stringify(received)).not.toContain('42424242')
  await expect(page.getByRole('heading', { name: 'Your upgrade is noted' })).toBeVisible()

  const admin = await signedInPage('admin')
  await admin.goto('/dashboard/upgrades?q=payment-script')
  await expect(admin.getByRole('row').filter({ hasText: 'payment-script@example.com' })).toContainText(
    '529.20',
  )
  await admin.goto('/dashboard/outbox?q=payment-script')
  await expect(admin.getByRole('row').filter({ hasText: 'payment-script@example.com' })).toBeVisible()
})

test('without JavaScript the visitor selects a test card instead of typing a number, and errors are shown at the fields', async ({
  pageWithoutScript: page,
}) => {
  await page.goto('/cn/payments')
  await page.getByRole('link', { name: '前往付款页面' }).click()
  await page.goto('/cn/payment?plan=scale&billing=monthly')
  await expect(page.getByRole('radio', { name: '旗舰' })).toBeChecked()
  await expect(page.getByText('€199').last()).toBeVisible()
  await page.getByLabel('姓名').fill('李文')
  await page.getByLabel('电话号码').fill('+49 30 123456')
  await page.getByLabel('邮箱').fill('payment-plain@example.com')
  await page.getByLabel('地址', { exact: true }).fill('码头街 12 号')
  for (const label of ['卡号', '有效期', '安全码']) await expect(page.getByLabel(label)).toBeHidden()
  await page.getByRole('radio', { name: 'Mastercard 尾号 4444' }).check()
  await page.getByLabel('电话号码').fill('030')
  await page.getByRole('button', { name: '升级' }).click()
  await expect(page.locator('#phone-wrong')).not.toBeEmpty()
  await expect(page.getByLabel('地址', { exact: true })).toHaveValue('码头街 12 号')
  await expect(page.getByRole('radio', { name: '旗舰' })).toBeChecked()
  await page.getByLabel('电话号码').fill('+49 30 123456')
  await page.getByRole('radio', { name: 'Mastercard 尾号 4444' }).check()
  const request = page.waitForRequest('**/api/site/upgrade')
  await page.getByRole('button', { name: '升级' }).click()
  const names = [...new URLSearchParams((await request).postData() ?? '').keys()]
  expect(names.filter((name) => name.startsWith('card'))).toEqual(['cardBrand'])
  await expect(page).toHaveURL(/\/cn\/payment#sent$/)
  await expect(page.getByRole('heading', { name: '已登记您的升级' })).toBeVisible()
  await expect(page.getByRole('link', { name: '了解如何收单' })).toHaveAttribute('href', '/cn/payments')
})
