import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'
import { personOf } from './mail-person'

test('a reply that is opened and not written creates no draft', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  const { send } = await personOf(page.request, 'manager')
  const subject = `Unanswered ${Date.now()}`
  const body = '<p>First</p><ul><li>one</li></ul><blockquote><p>quoted</p></blockquote>'
  await send({ to: [{ address: 'user@corridor.example' }], subject, body })
  const { id } = await (await personOf(page.request, 'user')).find(subject)
  const saved: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/mail/drafts')) saved.push(request.postData() ?? '')
  })
  await page.clock.install()
  await page.goto(`/dashboard/mail/inbox/${id}`)
  for (const [key, name] of [
    ['r', 'Reply'],
    ['f', 'Forward'],
  ] as const) {
    await expect(page.getByRole('button', { name: 'Reply', exact: true })).toBeVisible()
    await page.keyboard.press(key)
    const answer = page.getByRole('region', { name, exact: true })
    await expect(answer.getByRole('textbox', { name: 'Text' })).toContainText('quoted')
    await page.clock.runFor(2500)
    await quiet(page)
    await answer.getByRole('button', { name: 'Close' }).click()
    await expect(answer).toBeHidden()
  }
  expect(saved).toEqual([])
})

test('Undo is offered after a reload while the request that sends a mail is under way', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  const subject = `Slow ${Date.now()}`
  await page.goto('/dashboard/mail/inbox')
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  const mail = page.getByRole('dialog', { name: 'New mail' })
  await mail.getByRole('combobox', { name: 'To' }).fill('manager@corridor.example,')
  await mail.getByLabel('Subject').fill(subject)
  await mail.getByRole('textbox', { name: 'Text' }).fill('Good morning')
  // The server sends it, and the page is closed before the response.
  await page.route('**/api/mail/send', async (route) => {
    await route.fetch({ postData: { ...(route.request().postDataJSON() as object), holdSeconds: 60 } })
  })
  const sent = page.waitForRequest('**/api/mail/send')
  await mail.getByRole('textbox', { name: 'Text' }).press('ControlOrMeta+Enter')
  await sent
  await page.reload()
  await expect(page.getByText('Message sent')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  const draft = page.getByRole('dialog', { name: 'Draft' })
  await expect(draft.getByLabel('Subject')).toHaveValue(subject)
})

test('in a docked mail the files are attached in the part that is always visible', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/mail/inbox')
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  const mail = page.getByRole('dialog', { name: 'New mail' })
  await expect(mail.getByRole('textbox', { name: 'Text' })).toBeVisible()
  const attach = mail.getByRole('button', { name: 'Attach files' })
  await expect(attach).toBeInViewport({ ratio: 1 })
  const chosen = page.waitForEvent('filechooser')
  await attach.click()
  await (
    await chosen
  ).setFiles({ name: 'Figures.csv', mimeType: 'text/csv', buffer: Buffer.from('one,two\n1,2') })
  await expect(mail.getByRole('list', { name: 'Attachments' }).getByText('Figures.csv')).toBeVisible()
})
