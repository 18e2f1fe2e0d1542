import type { Page } from '@playwright/test'
import { findingsOn } from '../examine/axe'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'
import { personOf } from './mail-person'

const write = (page: Page) => page.getByRole('button', { name: 'Write', exact: true }).click()

test('mails are written in docked windows beside the list, and survive navigation and a reload', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.setViewportSize({ width: 1920, height: 1000 })
  await page.goto('/dashboard/mail/inbox')
  const windows = page.getByRole('dialog')
  const subjects = ['One', 'Two', 'Three'].map((name) => `${name} ${Date.now()}`)
  for (const subject of subjects) {
    await write(page)
    await windows.last().getByLabel('Subject').fill(subject)
  }
  await expect(windows).toHaveCount(3)
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await write(page)
  await expect(page.getByText('You are writing 3 mails already.')).toBeVisible()
  await expect(windows).toHaveCount(3)

  const [firstSubject] = subjects
  const first = page.getByRole('dialog', { name: `New mail: ${firstSubject}` })
  await first.getByRole('textbox', { name: 'Text' }).fill('Not saved yet')
  await first.getByRole('button', { name: 'Minimize' }).click()
  await expect(first.getByLabel('Subject')).toBeHidden()
  await page.getByRole('link', { name: 'Drafts' }).click()
  await expect(
    page.getByRole('button', { name: new RegExp(`^(?!New mail).*${firstSubject}`) }).first(),
  ).toBeVisible()
  await first.getByRole('button', { name: firstSubject, exact: true }).click()
  const text = first.getByRole('textbox', { name: 'Text' })
  await expect(text).toHaveText('Not saved yet')
  await expect(text).toBeFocused()
  await first.getByRole('button', { name: 'Maximize' }).click()
  await expect.poll(async () => (await first.boundingBox())?.width).toBeGreaterThan(1200)
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()

  await page.reload()
  await expect(windows).toHaveCount(0)
  for (const subject of subjects)
    await expect(page.getByRole('button', { name: new RegExp(subject) })).toBeVisible()
})

test('on a phone a mail that is written fills the screen', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard/mail/inbox')
  await write(page)
  const mail = page.getByRole('dialog', { name: 'New mail' })
  await expect(mail.getByRole('textbox', { name: 'Text' })).toBeVisible()
  expect(await mail.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  await expect(mail.getByRole('button', { name: 'Send', exact: true })).toBeInViewport()
  expect(await mail.evaluate((element) => element.scrollWidth)).toBe(360)
  await still(page)
  expect(await findingsOn(page)).toEqual([])
})

test('the signature is part of new mails, and of replies above the quoted text', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  const [manager, user] = [await personOf(page.request, 'manager'), await personOf(page.request, 'user')]
  const subject = `Signed ${Date.now()}`
  await manager.send({ to: [user.address], subject, body: '<p>Please sign.</p>' })
  const { id } = await user.find(subject)
  await page.goto(`/dashboard/mail/inbox/${id}`)
  await page.getByRole('button', { name: 'Mail settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Mail settings' })
  await settings.getByRole('textbox', { name: 'Signature' }).fill('Attachments Department')
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await settings.getByRole('button', { name: 'Save settings' }).click()
  await expect(settings).toBeHidden()

  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  const reply = page.getByRole('region', { name: 'Reply' })
  const text = reply.getByRole('textbox', { name: 'Text' })
  await expect(text).toBeFocused()
  await page.keyboard.type('Done.')
  await expect(text).toHaveText(/^Done\.Attachments Department.*wrote:Please sign\.$/)
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  // On another page the reply is docked.
  await page.getByRole('link', { name: 'Sent', exact: true }).click()
  const docked = page.getByRole('dialog', { name: 'Reply' })
  await expect(docked.getByRole('textbox', { name: 'Text' })).toHaveText(/^Done\./)
  await docked.getByRole('button', { name: 'Discard the draft' }).click()
  await expect(docked).toBeHidden()

  await write(page)
  const mail = page.getByRole('dialog', { name: 'New mail' })
  await expect(mail.getByRole('textbox', { name: 'Text' })).toHaveText('Attachments Department')
  // Nothing was written, so that no draft is saved, and the signature announces no attachment.
  await mail.getByRole('combobox', { name: 'To' }).fill('manager@corridor.example,')
  await mail.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Message sent')).toBeVisible()
})
