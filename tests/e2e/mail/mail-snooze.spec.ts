import { expect, test } from '../fixtures'
import { personOf } from './mail-person'

test('a conversation is snoozed from the list and by key, and comes back by Undo', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  const [manager, user] = [await personOf(page.request, 'manager'), await personOf(page.request, 'user')]
  const subject = `Kyanite${Date.now()}`
  await manager.send({ to: [user.address], subject, body: '<p>See below.</p>' })
  await page.goto('/dashboard/mail/inbox')
  const main = page.getByRole('main')
  const line = main.getByRole('link', { name: new RegExp(subject) })
  await line.hover()
  await main
    .getByRole('listitem')
    .filter({ hasText: subject })
    .getByRole('button', { name: 'Snooze' })
    .click()
  await page.getByRole('menuitem', { name: /^Tomorrow,/ }).click()
  await expect(line).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toBeVisible()

  await line.focus()
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog', { name: 'Snooze until' })
  await dialog.getByRole('button', { name: 'Snooze' }).click()
  await expect(line).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await page.waitForURL('**/dashboard/mail/snoozed')
  // Its time is when it returns.
  const inList = main.getByRole('listitem').filter({ hasText: subject })
  await expect(inList.getByRole('img', { name: /^Snoozed until/ })).toBeVisible()
  await line.click()
  await expect(main.getByText(/^Snoozed until/)).toBeVisible()
  // Opening the conversation has sent another update: it is marked as read.
  const moved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/mail/update') &&
      response.request().postData()?.includes('"moveTo"') === true,
  )
  await main.getByRole('button', { name: 'Move to the inbox' }).click()
  await moved
  await page.goto('/dashboard/mail/inbox')
  await expect(line).toBeVisible()
})

test('a muted conversation leaves the inbox, and its further mails skip it', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  const [manager, user] = [await personOf(page.request, 'manager'), await personOf(page.request, 'user')]
  const subject = `Peridot${Date.now()}`
  const cc = [{ address: 'admin@corridor.example' }]
  const first = await manager.send({ to: [user.address], cc, subject, body: '<p>See below.</p>' })
  await page.goto('/dashboard/mail/inbox')
  const main = page.getByRole('main')
  const line = main.getByRole('link', { name: new RegExp(subject) })
  await line.click()
  await expect(main.getByRole('heading', { name: subject })).toBeVisible()
  await page.keyboard.press('m')
  await page.waitForURL('**/dashboard/mail/inbox')
  await expect(line).toHaveCount(0)
  await manager.send({
    to: [user.address],
    cc,
    subject: `Re: ${subject}`,
    inReplyTo: first.id,
    body: '<p>Further.</p>',
  })
  await page.goto(`/dashboard/mail/all?q=is:muted ${subject}`)
  await expect(line).toContainText('Muted')
  await page.goto(`/dashboard/mail/inbox?q=${subject}`)
  await expect(main.getByText('No mail is like this')).toBeVisible()
})
