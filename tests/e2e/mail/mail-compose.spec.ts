import type { Page } from '@playwright/test'
import { findingsOn } from '../examine/axe'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'
import { holdMails, personOf } from './mail-person'

async function write(page: Page, subject: string, text: string) {
  await page.goto('/dashboard/mail/inbox')
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  const mail = page.getByRole('dialog', { name: 'New mail' })
  await mail.getByRole('combobox', { name: 'To' }).fill('user@corridor.example,')
  await mail.getByLabel('Subject').fill(subject)
  await mail.getByRole('textbox', { name: 'Text' }).fill(text)
  return mail
}

test('a sent mail can be taken back, also after a reload, and is then the same draft', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  // Held for longer than usual, so that the test does not depend on how long the reload takes.
  await holdMails(page, 60)
  const subject = `Offer for spring ${Date.now()}`
  const mail = await write(page, subject, 'Good morning')
  await mail.getByRole('button', { name: 'Cc and Bcc' }).click()
  await mail.getByRole('combobox', { name: 'Bcc' }).fill('buyer@elsewhere.example,')
  await mail.getByRole('textbox', { name: 'Text' }).press('ControlOrMeta+Enter')
  await expect(mail).toBeHidden()
  await expect(page.getByText('Message sent')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Message sent')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  const draft = page.getByRole('dialog', { name: 'Draft' })
  await expect(draft.getByRole('button', { name: 'user@corridor.example' })).toBeVisible()
  await expect(draft.getByRole('button', { name: 'buyer@elsewhere.example' })).toBeVisible()
  await expect(draft.getByLabel('Subject')).toHaveValue(subject)
  await expect(draft.getByRole('textbox', { name: 'Text' })).toHaveText('Good morning')
  await draft.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Drafts' }).click()
  await expect(page.getByRole('button', { name: new RegExp(subject) })).toBeVisible()
  const user = await personOf(page.request, 'user')
  await expect(user.find(subject)).rejects.toThrow('did not arrive')
})

test('a mail is scheduled, gets another time, and is a draft again when its sending is cancelled', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const subject = `Plan for next week ${Date.now()}`
  const mail = await write(page, subject, 'See you then')
  await mail.getByRole('button', { name: 'Send later' }).click()
  await page.getByRole('menuitem', { name: /^Tomorrow morning/ }).click()
  await expect(page.getByText(/^Scheduled for .*8:00/)).toBeVisible()

  await page.getByRole('link', { name: 'Scheduled' }).click()
  await page.getByRole('link', { name: new RegExp(subject) }).click()
  const notice = page.getByRole('note').filter({ hasText: 'This mail will be sent on' })
  await expect(notice).toContainText('8:00')
  await notice.getByRole('button', { name: 'Change time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule sending' })
  const time = dialog.getByRole('textbox', { name: 'Send at' })
  await time.fill('2001-01-01 10:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByText('Enter a time in the future.')).toBeVisible()
  const year = new Date().getFullYear() + 1
  await time.fill(`${year}-01-02 09:30`)
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(notice).toContainText(`Jan 2, ${year}, 9:30`)
  await still(page)
  expect(await findingsOn(page)).toEqual([])

  await notice.getByRole('button', { name: 'Cancel sending' }).click()
  const draft = page.getByRole('dialog', { name: 'Draft' })
  await expect(draft.getByLabel('Subject')).toHaveValue(subject)
  await expect(notice).toBeHidden()
})

test('a mail that announces an attachment without one is sent only after a question', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const subject = `The contract ${Date.now()}`
  const mail = await write(page, subject, 'Please find it attached.')
  const question = page.getByRole('alertdialog', { name: 'Send without an attachment?' })
  await mail.getByRole('textbox', { name: 'Text' }).press('ControlOrMeta+Enter')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(mail.getByLabel('Subject')).toHaveValue(subject)
  await mail.getByRole('button', { name: 'Send', exact: true }).click()
  await question.getByRole('button', { name: 'Send anyway' }).click()
  await expect(page.getByText('Message sent')).toBeVisible()
  await expect(mail).toBeHidden()
})

test('the address of a new mail opens one above the list', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/mail/new')
  await expect(page.getByRole('dialog', { name: 'New mail' })).toBeVisible()
  await page.waitForURL('**/dashboard/mail/all')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})
