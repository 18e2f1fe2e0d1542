import { findingsOn } from '../examine/axe'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'
import { personOf } from './mail-person'

test('a conversation is one line, and its mails are read one below the other by keyboard', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  const [manager, user] = [await personOf(page.request, 'manager'), await personOf(page.request, 'user')]
  const subject = `Delivery in spring ${Date.now()}`
  await manager.send({ to: [user.address], subject, body: '<p>When can you deliver?</p>' })
  const question = await user.find(subject)
  const answer = `Re: ${subject}`
  await user.send({
    to: [manager.address],
    inReplyTo: question.id,
    subject: answer,
    body: '<p>In April.</p>',
  })
  const answered = await manager.find(answer)
  await manager.send({
    to: [user.address],
    inReplyTo: answered.id,
    subject: answer,
    body: '<p>Good, we wait.</p>',
  })

  await page.goto('/dashboard/mail/inbox')
  const line = page.getByRole('link', { name: new RegExp(subject) })
  await expect(line).toHaveText(/me\s*3/)
  await page.keyboard.press('j')
  await expect(line).toBeFocused()
  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible()
  // The list that was read has no newer conversation, but older ones.
  await expect(page.getByRole('link', { name: 'Older' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Newer' })).toHaveCount(0)
  // The unread mails are unfolded, the one that was written by the reader is not.
  const mails = page.locator('[data-mail]')
  await expect(mails).toHaveCount(3)
  await expect(mails.nth(0).locator('iframe').contentFrame().getByText('When can you deliver?')).toBeVisible()
  await expect(mails.nth(1).locator('iframe')).toHaveCount(0)
  await expect(mails.nth(2).locator('iframe').contentFrame().getByText('Good, we wait.')).toBeVisible()
  await mails
    .nth(1)
    .getByRole('button', { name: /In April/ })
    .click()
  await expect(mails.nth(1).locator('iframe').contentFrame().getByText('In April.')).toBeVisible()
  await still(page)
  expect(await findingsOn(page)).toEqual([])

  // Back in the list it is archived as a whole, which Ctrl+Z undoes.
  await page.keyboard.press('u')
  await expect(line).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await expect(line).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(line).toHaveText(/me\s*3/)
})

test('a draft stands in its conversation, and reply starts below the latest mail', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  const [manager, user] = [await personOf(page.request, 'manager'), await personOf(page.request, 'user')]
  const subject = `Terms of payment ${Date.now()}`
  await manager.send({ to: [user.address], subject, body: '<p>Thirty days?</p>' })
  const { id } = await user.find(subject)
  await page.goto(`/dashboard/mail/inbox/${id}`)
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  const reply = page.getByRole('region', { name: 'Reply' })
  await expect(reply.getByRole('textbox', { name: 'Text' })).toBeFocused()
  await page.keyboard.type('Sixty days.')
  await expect(reply.getByText('Draft saved')).toBeVisible()
  await reply.getByRole('button', { name: 'Close' }).click()
  const draft = page.getByRole('button', { name: /Draft.*Sixty days/ })
  await draft.click()
  const written = page.getByRole('region', { name: 'Draft' }).getByRole('textbox', { name: 'Text' })
  await expect(written).toContainText('Sixty days.')
  await expect(draft).toBeHidden()
})

test('a draft is saved when its page is closed just after typing', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  const subject = `Closed early ${Date.now()}`
  await page.goto('/dashboard/mail/drafts')
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New mail' })
  await dialog.getByLabel('Subject').fill(subject)
  await page.goto('about:blank')
  await page.goto('/dashboard/mail/drafts')
  await expect(page.getByRole('button', { name: new RegExp(subject) })).toBeVisible()
})
