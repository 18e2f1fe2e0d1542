import { findingsOn } from '../examine/axe'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'

test('recipients are suggested and chosen by keyboard, free addresses are possible, and wrong ones are marked', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/mail/inbox')
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  const mail = page.getByRole('dialog', { name: 'New mail' })
  const to = mail.getByRole('combobox', { name: 'To' })
  await expect(to).toBeFocused()
  await page.keyboard.type('user@corr')
  const option = page.getByRole('option', { name: /user@corridor\.example/ })
  await expect(option).toBeVisible()
  await expect(to).toHaveAttribute('aria-expanded', 'true')
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  const chip = (name: string) => mail.getByRole('button', { name, exact: true })
  await expect(option).toBeHidden()
  await expect(mail.locator('[title="user@corridor.example"]')).toBeVisible()

  await page.keyboard.type('free@elsewhere.example')
  await page.keyboard.press('Enter')
  await expect(chip('free@elsewhere.example')).toBeVisible()
  await to.evaluate((input) => {
    const data = new DataTransfer()
    data.setData('text', 'Ann <ann@b.example>, "Bert, B." <bert@b.example>\nnobody')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(chip('Ann')).toBeVisible()
  await expect(chip('Bert, B.')).toBeVisible()
  await expect(chip('nobody (not an address)')).toBeVisible()
  await expect(mail.getByText('nobody is no address.')).toBeVisible()
  await expect(to).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Backspace')
  await expect(mail.getByText('nobody is no address.')).toBeHidden()
  await still(page)
  expect(await findingsOn(page)).toEqual([])
})
