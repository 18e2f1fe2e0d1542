import { startImapServer } from '../../support/imap-server/imap-server'
import { freePort } from '../../support/free-port'
import { preparedData } from '../../support/prepared-data'
import { startServer } from '../../support/server'
import { newPerson, openWith } from '../auth-codes'
import { findingsOn } from '../examine/axe'
import { expect, testWithServer } from '../fixtures'

const port = await freePort()

/** A server that may fetch mails from another one on this machine. */
const test = testWithServer(async () =>
  startServer({ copyOf: await preparedData('demo'), env: { MAIL_SOURCES: `127.0.0.1:${port}` } }),
)

const message = (uid: number, subject: string) => ({
  uid,
  source: [
    `Message-ID: <e2e-${uid}@elsewhere.example>`,
    'From: Ann Elsewhere <ann@elsewhere.example>',
    'To: me@elsewhere.example',
    `Subject: ${subject}`,
    '',
    'Fetched text',
  ].join('\r\n'),
})

test('mails of a mailbox elsewhere are fetched to the inbox', async ({ page, request }) => {
  const source = await startImapServer(undefined, port)
  source.messages.push(message(1, 'Fetched first'))
  try {
    const person = await newPerson(request)
    await page.setViewportSize({ width: 1280, height: 900 })
    await openWith(page, person.accessToken, '/dashboard/mail/inbox')
    await page.getByRole('button', { name: 'Mail settings', exact: true }).click()
    const list = page.getByRole('region', { name: 'Other mailboxes', exact: true })
    await expect(list.getByText('No mails are fetched from other mailboxes yet.')).toBeVisible()
    await list.getByRole('button', { name: 'Add a mailbox', exact: true }).click()

    const form = page.getByRole('dialog', { name: 'Add a mailbox', exact: true })
    const fill = (label: string, value: string) => form.getByLabel(label).fill(value)
    await fill('Name of the mailbox', 'Old address')
    await fill('Mail server (IMAP)', '127.0.0.1')
    await form.getByRole('combobox', { name: 'Encryption' }).click()
    await page.getByRole('option', { name: 'None', exact: true }).click()
    await fill('Port', String(port))
    await fill('User name', source.userName)
    await form.locator('input[type=password]').fill('wrong password')
    await form.getByRole('button', { name: 'Save mailbox', exact: true }).click()
    await expect(form.getByText('The server refused the user name or the password.')).toBeVisible()
    await expect(form.locator('input[type=password]')).toHaveAttribute('aria-invalid', 'true')
    expect(await findingsOn(page)).toEqual([])

    await form.locator('input[type=password]').fill(source.password)
    await form.getByRole('button', { name: 'Test connection', exact: true }).click()
    await expect(form.getByRole('status')).toHaveText('The connection works. The folder has 1 message.')
    await form.getByRole('button', { name: 'Save mailbox', exact: true }).click()
    await expect(form).toBeHidden()
    const line = list.getByRole('listitem').filter({ hasText: 'Old address' })
    await expect(line.getByRole('status')).toContainText('1 mail fetched', { timeout: 20_000 })
    expect(await findingsOn(page)).toEqual([])

    source.messages.push(message(2, 'Fetched second'))
    await line.getByRole('button', { name: 'Fetch now: Old address', exact: true }).click()
    await expect(line.getByRole('status')).toContainText('2 mails fetched')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Fetched first', { exact: true })).toBeVisible()
    await expect(page.getByText('Fetched second', { exact: true })).toBeVisible()

    // Its form has what is stored, and its switch ends the fetching.
    await page.getByRole('button', { name: 'Mail settings', exact: true }).click()
    await line.getByRole('button', { name: 'Edit the mailbox Old address', exact: true }).click()
    const edited = page.getByRole('dialog', { name: 'Edit the mailbox', exact: true })
    await expect(edited.getByLabel('User name')).toHaveValue(source.userName)
    await expect(edited.locator('input[type=password]')).toHaveValue('')
    await edited.getByLabel('Name of the mailbox').fill('Former address')
    await edited.getByRole('button', { name: 'Save mailbox', exact: true }).click()
    await expect(edited).toBeHidden()
    const renamed = list.getByRole('listitem').filter({ hasText: 'Former address' })
    const active = renamed.getByRole('switch', { name: 'Fetch mails from Former address', exact: true })
    await expect(active).toBeChecked()
    await active.click()
    await expect(active).not.toBeChecked()
    await expect(renamed.getByRole('button', { name: /^Fetch now/ })).toBeHidden()

    // Its deletion leaves the mails.
    await renamed.getByRole('button', { name: 'Delete the mailbox Former address', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete the mailbox Former address?' })
    await expect(question).toContainText('The fetched mails stay here.')
    await question.getByRole('button', { name: 'Delete mailbox', exact: true }).click()
    await expect(renamed).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Fetched first', { exact: true })).toBeVisible()
  } finally {
    await source.close()
  }
})
