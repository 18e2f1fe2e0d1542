import { findingsOn } from '../examine/axe'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'
import { holdMails } from './mail-person'

test('without a mail server the sender is told that the mail stays here, and sees what would be sent', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const subject = `Terms of delivery ${Date.now()}`
  await holdMails(page, 0)
  await page.goto('/dashboard/mail/inbox')
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New mail' })
  await expect(dialog.getByText(/No mail server is set up/)).toBeVisible()
  await dialog.getByRole('combobox', { name: 'To' }).fill('buyer@elsewhere.example,user@corridor.example,')
  await dialog.getByLabel('Subject').fill(subject)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/dashboard/mail/sent')
  await page.getByRole('link', { name: new RegExp(subject) }).click()
  const deliveries = page.getByRole('list', { name: 'Not delivered yet' }).getByRole('listitem')
  await expect(deliveries).toHaveText([/buyer@elsewhere\.example/])
  await page.getByRole('button', { name: 'Actions for this mail' }).click()
  await page.getByRole('menuitem', { name: 'Show original' }).click()
  const original = page.getByRole('dialog', { name: 'Original message' })
  const source = original.getByRole('region')
  await expect(source).toContainText(`Subject: ${subject}`)
  await expect(source).toContainText(/^To: .*buyer@elsewhere\.example/m)
  await expect(source).toContainText(/^Message-ID: </im)
  await still(page)
  expect(await findingsOn(page)).toEqual([])
})
