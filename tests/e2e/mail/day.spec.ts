import type { Browser, Page } from '@playwright/test'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { deliveryNotice } from '../../contract/support/mail/delivery-notice'
import { headerOf, startMailServer, type MailServer } from '../../contract/support/mail/mail-server'
import { freePort } from '../../support/free-port'
import { preparedData } from '../../support/prepared-data'
import { startServer, type TestServer } from '../../support/server'
import { newAddress, openWith, personsPassword } from '../auth-codes'
import { api, main, messageOf, openListening, sendMessage } from '../chat/chat-pages'
import { expect, testWithServer } from '../fixtures'
import { holdMails } from './mail-person'
import { waitForApplication } from '../wait-for-application'

const mailInPort = await freePort()
let elsewhere: MailServer

/** A server that sends mails to another mail server, and receives mails from it. */
const test = testWithServer(async () => {
  elsewhere = await startMailServer()
  const env = { SMTP_URL: elsewhere.smtpUrl, MAIL_IN_PORT: String(mailInPort) }
  const server = await startServer({ copyOf: await preparedData('demo'), env })
  const stop = async () => {
    await server.stop()
    await elsewhere.close()
  }
  return { ...server, stop }
})

/** Registers a user, who gets the code by mail, and opens their inbox in a browser of their own. */
async function openInbox(browser: Browser, server: TestServer, lastName = 'Byron') {
  const context = await browser.newContext({ baseURL: server.url })
  waitForApplication(context)
  const page = await context.newPage()
  const email = newAddress()
  const account = { email, password: personsPassword, firstName: 'Ada', lastName }
  const registered = await page.request.post('/api/account/register', { data: account })
  expect(registered.ok(), await registered.text()).toBe(true)
  const codeIn = ({ to, source }: MailServer['received'][number]) =>
    to.includes(email) ? /^Subject: (\d{6})/m.exec(source)?.[1] : undefined
  await expect.poll(() => elsewhere.received.some((mail) => codeIn(mail) !== undefined)).toBe(true)
  const code = elsewhere.received.flatMap((mail) => codeIn(mail) ?? [])[0]
  const verified = await page.request.post('/api/account/verify', { data: { email, code } })
  const { accessToken, user } = (await verified.json()) as { accessToken: string; user: { id: string } }
  // Users write to those whose profile is public.
  const shown = await page.request.patch(`/api/users/${user.id}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { isPublic: true },
  })
  expect(shown.ok(), await shown.text()).toBe(true)
  await openWith(page, accessToken, '/dashboard/mail/inbox')
  return { page, email }
}

/** Sends a mail as a mail program elsewhere does. */
async function sendFromElsewhere(mail: SendMailOptions): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: mailInPort, ignoreTLS: true })
  await transport.sendMail({ from: 'Bob Buyer <bob@elsewhere.example>', ...mail })
  transport.close()
}

test('a day of mail and chat: an attachment, a reply to all, an answer, a bounce, a group with mentions, an absence', async ({
  browser,
  server,
}) => {
  test.slow()
  const moment = Date.now()
  const [own, others] = [`Byron ${moment}`, `Lovelace ${moment}`]
  const { page, email: user } = await openInbox(browser, server, own)
  const { page: other, email: colleague } = await openInbox(browser, server, others)
  await holdMails(page, 0)
  const subject = `Order of terminals ${moment}`
  await sendFromElsewhere({
    to: user,
    cc: colleague,
    subject,
    html: '<table><tr><td style="color: red">Ten terminals</td></tr></table>',
    attachments: [{ filename: 'order.csv', content: 'terminal;10' }],
  })
  const line = main(page).getByRole('link', { name: new RegExp(subject) })
  await expect(line).toContainText('Bob Buyer')
  await expect(main(other).getByRole('link', { name: new RegExp(subject) })).toBeVisible()
  await line.click()
  await expect(main(page).frameLocator('iframe').getByText('Ten terminals')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'order.csv' })).toBeVisible()

  await main(page).getByRole('button', { name: 'Actions for this mail' }).click()
  await page.getByRole('menuitem', { name: 'Reply to all' }).click()
  const answer = page.getByRole('textbox', { name: 'Text' })
  await expect(answer).toBeFocused()
  await page.keyboard.type('They ship today.')
  const showCc = page.getByRole('button', { name: 'Cc and Bcc' })
  if (await showCc.isVisible()) await showCc.click()
  await page.getByRole('combobox', { name: 'Bcc' }).fill('audit@elsewhere.example,')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => elsewhere.received.filter((mail) => mail.source.includes(subject)).length).toBe(1)
  const [sent] = elsewhere.received.filter((mail) => mail.source.includes(subject))
  expect([...(sent?.to ?? [])].toSorted((item, next) => item.localeCompare(next))).toEqual([
    'audit@elsewhere.example',
    'bob@elsewhere.example',
  ])
  const source = sent?.source ?? ''
  expect(source).not.toContain('audit@elsewhere.example')
  // The answer is above the quoted text.
  expect(source).toMatch(/They ship today\.[\s\S]+Bob Buyer wrote/)
  expect(headerOf(source, 'Cc')).toContain(colleague)
  expect(headerOf(source, 'In-Reply-To')).toMatch(/^<.+>$/)
  await expect(main(other).getByRole('link', { name: new RegExp(subject) })).toContainText('2')

  await sendFromElsewhere({
    to: user,
    subject: `Re: ${subject}`,
    text: 'Thank you.',
    inReplyTo: headerOf(source, 'Message-ID') ?? '',
  })
  await expect(main(page).locator('iframe').last().contentFrame().getByText('Thank you.')).toBeVisible()
  await expect(main(page).getByText(/They ship today\./)).toBeVisible()

  // A mail server elsewhere accepts a mail, and reports later that nobody has this address.
  const bounced = `Offer ${moment}`
  await writeTo(page, 'gone@elsewhere.example,', bounced)
  const ofBounced = () => elsewhere.received.find((mail) => mail.source.includes(bounced))?.source
  await expect.poll(ofBounced).toBeDefined()
  const messageId = headerOf(ofBounced() ?? '', 'Message-ID') ?? ''
  const report = { to: user, subject: 'Undelivered mail', messageId, recipient: 'gone@elsewhere.example' }
  await sendFromElsewhere({ envelope: { from: '', to: user }, raw: deliveryNotice(report) })
  await openSent(page, bounced)
  await expect(main(page).getByRole('list', { name: 'Not delivered yet' }).getByRole('listitem')).toHaveText([
    /^gone@elsewhere\.example.*No such user here/,
  ])

  // A group: both are mentioned, one of them while they are offline.
  await openInbox(browser, server, `Hopper ${moment}`)
  const calls = await api(page)
  const theirs = await api(other)
  const ada = (await theirs.contacts()).find(({ displayName }) => displayName === `Ada ${own}`)
  const contacts = await calls.contacts()
  const [lovelace, hopper] = [others, `Hopper ${moment}`].map((lastName) =>
    contacts.find(({ displayName }) => displayName === `Ada ${lastName}`),
  )
  const name = `Launch ${moment}`
  const recipients = [lovelace?.id, hopper?.id]
  const { conversationId } = await calls.send({ recipients, name, body: `${name} 1` })
  await openListening(page, `/dashboard/chat/${conversationId}`)
  await openListening(other, `/dashboard/chat/${conversationId}`)
  await sendMessage(page, `@${lovelace?.username} ${name} 2`)
  await expect(messageOf(other, `${name} 2`).locator('[data-me]')).toHaveText(`@Ada ${others}`)
  await page.context().setOffline(true)
  await sendMessage(other, `${name} 3`)
  await expect(messageOf(other, `${name} 3`)).toBeVisible()
  await theirs.send({ conversationId, body: `@${ada?.username} ${name} 4` })
  await page.context().setOffline(false)
  await expect(messageOf(page, `${name} 4`).locator('[data-me]')).toHaveText(`@Ada ${own}`)
  const lines = main(page).getByRole('log').locator('[data-number]').filter({ hasText: name })
  await expect(lines).toHaveCount(4)
  await expect(lines).toHaveText([1, 2, 3, 4].map((number) => new RegExp(`${name} ${number}`)))
})

/** Writes a mail with a text, and sends it. */
async function writeTo(page: Page, addresses: string, subject: string): Promise<void> {
  await main(page).getByRole('button', { name: 'Write', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'To' }).fill(addresses)
  await dialog.getByLabel('Subject').fill(subject)
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Hello')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** Opens a mail of the sent ones by its subject. */
async function openSent(page: Page, subject: string): Promise<void> {
  await page.goto(`/dashboard/mail/sent?q=${encodeURIComponent(`"${subject}"`)}`)
  await main(page)
    .getByRole('link', { name: new RegExp(subject) })
    .click()
}

test('a recipient whom the mail server elsewhere refuses is named on the mail', async ({
  browser,
  server,
}) => {
  const { page } = await openInbox(browser, server)
  await holdMails(page, 0)
  elsewhere.refused.set('gone@elsewhere.example', 550)
  const subject = `Refused ${Date.now()}`
  await writeTo(page, 'gone@elsewhere.example,bob@elsewhere.example,', subject)
  await expect.poll(() => elsewhere.received.some((mail) => mail.source.includes(subject))).toBe(true)
  await openSent(page, subject)
  await expect(main(page).getByRole('list', { name: 'Not delivered yet' }).getByRole('listitem')).toHaveText([
    /^gone@elsewhere\.example.*was refused/,
  ])
})
