import { readFileSync } from 'node:fs'
import { findingsOn } from '../examine/axe'
import { hold } from '../examine/hold'
import { quiet } from '../examine/quiet'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'
import { holdMails } from '../mail/mail-person'

test('files attached to a mail are sent with it, downloaded by the recipient, and forwarded', async ({
  signedInPage,
}) => {
  const [page, reader] = [await signedInPage('manager'), await signedInPage('user')]
  const subject = `With files ${Date.now()}`
  await holdMails(page, 0)
  await page.goto('/dashboard/mail/inbox')
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New mail' })
  await dialog.getByRole('combobox', { name: 'To' }).fill('user@corridor.example,')
  await dialog.getByLabel('Subject').fill(subject)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Attach files' }).click(),
  ])
  await chooser.setFiles([
    { name: 'terms.txt', mimeType: 'text/plain', buffer: Buffer.from('Thirty days.') },
    { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n') },
  ])
  const attached = dialog.getByRole('list', { name: 'Attachments' }).getByRole('listitem')
  await expect(attached).toHaveText([/terms\.txt\s*12 bytes/, /list\.csv/])
  await dialog.getByRole('button', { name: 'Remove list.csv' }).click()
  await expect(attached).toHaveCount(1)
  await expect(dialog.getByText('Draft saved')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog).toBeHidden()

  await reader.goto('/dashboard/mail/inbox')
  const frames = await hold(reader, '**/api/mail/frame/*')
  await reader.getByRole('link', { name: new RegExp(subject) }).click()
  // Nothing is rendered below the mail until its height is known, so that nothing moves under the pointer.
  await expect.poll(frames.count).toBe(1)
  await expect(reader.getByRole('heading', { level: 2, name: subject })).toBeVisible()
  await expect(reader.getByRole('list', { name: 'Attachments' })).toHaveCount(0)
  frames.letThrough()
  const file = reader.getByRole('list', { name: 'Attachments' }).getByRole('link', { name: 'terms.txt' })
  const [download] = await Promise.all([reader.waitForEvent('download'), file.click()])
  expect(download.suggestedFilename()).toBe('terms.txt')
  expect(readFileSync(await download.path(), 'utf8')).toBe('Thirty days.')

  // Marking the mail as read does not render it again.
  await quiet(reader)
  expect(frames.count()).toBe(1)
  await reader.getByRole('button', { name: 'Forward' }).click()
  const forward = reader.getByRole('region', { name: 'Forward' })
  await expect(forward.getByRole('list', { name: 'Attachments' })).toContainText('terms.txt')
  await forward.getByRole('combobox', { name: 'To' }).fill('admin@corridor.example,')
  await forward.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(forward).toBeHidden()
})

test('a file is sent in a chat without text, and downloaded by the other participant', async ({
  signedInPage,
}) => {
  const [page, reader] = [await signedInPage('manager'), await signedInPage('user')]
  const name = `rates-${Date.now()}.csv`
  await page.goto('/dashboard/chat/grace-whitfield')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Attach files' }).click(),
  ])
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from('EUR,USD\n') })
  await expect(page.getByRole('list', { name: 'Attachments' }).getByRole('listitem')).toContainText(name)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log').getByRole('link', { name })).toBeVisible()
  await reader.goto('/dashboard/chat/julien-moreau')
  const [download] = await Promise.all([
    reader.waitForEvent('download'),
    reader.getByRole('log').getByRole('link', { name }).click(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toBe('EUR,USD\n')
})

test('a failed attachment can be retried, and a mail cannot be sent or closed until its files are uploaded', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/mail/inbox')
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New mail' })
  await dialog.getByRole('combobox', { name: 'To' }).fill('user@corridor.example,')
  const attach = async (name: string, size: number) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Attach files' }).click(),
    ])
    await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.alloc(size, 'a') })
  }
  await attach('huge.bin', 26 * 1024 ** 2)
  await expect(dialog.getByRole('alert')).toHaveText('All attachments together may have 25 MB.')

  await page.route('**/api/contents', (route) => route.abort('connectionreset'), { times: 1 })
  await attach('lost.txt', 12)
  const attached = dialog.getByRole('list', { name: 'Attachments' }).getByRole('listitem')
  await expect(attached.getByRole('alert')).toHaveText(/^(?:Something went wrong|There is no connection)/)
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Not everything could be attached.')).toBeVisible()

  const upload = await hold(page, '**/api/contents', { times: 1 })
  await dialog.getByRole('button', { name: 'Retry lost.txt' }).click()
  await expect(attached.getByRole('progressbar', { name: /lost\.txt/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Not everything is attached yet.')).toBeVisible()
  upload.letThrough()
  await expect(attached.getByRole('progressbar')).toHaveCount(0)
  await expect(attached).toHaveText(/lost\.txt\s*12 bytes/)

  await page.route('**/api/contents', () => new Promise<void>(() => {}), { times: 1 })
  await attach('needless.txt', 5)
  await dialog.getByRole('button', { name: 'Remove needless.txt' }).click()
  await expect(attached).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog).toBeHidden()
})

test('files dropped onto or pasted into a conversation stay attached while the user visits another conversation', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/chat/grace-whitfield')
  const input = page.getByRole('textbox', { name: /^Message to/ })
  const transfer = (name: string) =>
    page.evaluateHandle((given) => {
      const data = new DataTransfer()
      data.items.add(new File(['some'], given))
      return data
    }, name)
  const onto = page.getByRole('log')
  const dropped = await transfer('dropped.txt')
  await onto.dispatchEvent('dragenter', { dataTransfer: dropped })
  await expect(page.getByText('Drop the files to attach them')).toBeVisible()
  await onto.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByText('Drop the files to attach them')).toBeHidden()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const upload = await hold(page, '**/api/contents')
  await input.evaluate(
    (element, clipboardData) =>
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
    await transfer('pasted.png'),
  )
  const attached = page.getByRole('list', { name: 'Attachments' }).getByRole('listitem')
  await expect(attached).toHaveText([/dropped\.txt\s*4 bytes/, /pasted\.png\s*4 bytes/])
  await page.getByRole('link', { name: /Settlement desk/ }).click()
  await expect(page.getByRole('heading', { name: 'Settlement desk' })).toBeVisible()
  await expect(attached).toHaveCount(0)
  await page.locator('a[href="/dashboard/chat/grace-whitfield"]').click()
  await expect(attached).toHaveCount(2)
  await expect(attached.getByRole('progressbar', { name: /pasted\.png/ })).toBeVisible()
  await page.getByRole('link', { name: /Settlement desk/ }).click()
  await expect(attached).toHaveCount(0)
  const answer = page.waitForResponse('**/api/contents')
  upload.letThrough()
  await (await answer).finished()
  await page.locator('a[href="/dashboard/chat/grace-whitfield"]').click()
  await expect(attached).toHaveCount(2)
  await expect(attached.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log').getByRole('link', { name: /pasted\.png/ })).toBeVisible()
  await expect(attached).toHaveCount(0)
})
