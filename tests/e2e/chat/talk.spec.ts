import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { holdMails } from '../mail/mail-person'

const main = (page: Page) => page.getByRole('main')

let made = 0
const texts = (what: string) => `${what} ${++made} of ${Date.now()}`

/** Opens a URL, and waits until the page is connected to the stream. */
async function openListening(page: Page, path: string): Promise<void> {
  // Closes the stream of the previous page.
  await page.goto('/favicon.svg')
  const stream = page.waitForResponse((response) => response.url().includes('/api/stream'))
  await page.goto(path)
  await stream
}

async function sendMessage(page: Page, text: string): Promise<void> {
  await main(page)
    .getByRole('textbox', { name: /^Message to/ })
    .fill(text)
  await page.keyboard.press('Enter')
}

test('two users in a chat see each other’s messages at once', async ({ signedInPage }) => {
  const [manager, user] = [await signedInPage('manager'), await signedInPage('user')]
  await openListening(manager, '/dashboard/chat/grace-whitfield')
  await openListening(user, '/dashboard/chat/julien-moreau')
  const [hello, answer] = [texts('Hello'), texts('Answer')]
  await sendMessage(manager, hello)
  await expect(main(manager).getByRole('log').getByText(hello)).toBeVisible()
  await expect(main(user).getByRole('log').getByText(hello)).toBeVisible()
  await sendMessage(user, answer)
  await expect(main(manager).getByRole('log').getByText(answer)).toBeVisible()
})

test('a conversation shows the number of unread messages until it is opened', async ({ signedInPage }) => {
  const [manager, user] = [await signedInPage('manager'), await signedInPage('user')]
  const line = main(user).getByRole('link', { name: /^Julien Moreau/ })
  await openListening(user, '/dashboard/chat/julien-moreau')
  await expect(main(user).getByRole('log')).toBeVisible()
  await expect(line).toBeVisible()
  await expect(line.getByText(/unread/)).toHaveCount(0)
  await main(user).getByRole('link', { name: 'New conversation', exact: true }).click()
  await openListening(manager, '/dashboard/chat/grace-whitfield')
  await sendMessage(manager, texts('Unseen'))
  await expect(line.getByText('1 unread message')).toBeAttached()
  await line.click()
  await expect(line.getByText(/unread/)).toHaveCount(0)
})

test('a message that could not be sent can be retried and is then shown once', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/chat/grace-whitfield')
  const log = main(page).getByRole('log')
  await expect(log).toBeVisible()
  const text = texts('Persistent')
  await page.route('**/api/chat/messages', (route) => route.abort())
  await sendMessage(page, text)
  await expect(log.getByText('Not sent')).toBeVisible()
  await page.unroute('**/api/chat/messages')
  // "Not sent" is hidden while the message is being sent again.
  const taken = page.waitForResponse('**/api/chat/messages')
  await log.getByRole('button', { name: 'Retry' }).click()
  await taken
  await expect(log.getByText('Not sent')).toHaveCount(0)
  await page.reload()
  await expect(log.getByText(text)).toHaveCount(1)
})

test('older messages load without moving the visible ones', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/chat')
  await main(page)
    .getByRole('link', { name: /^Settlement desk/ })
    .click()
  const log = main(page).getByRole('log')
  await expect(log).toBeVisible()
  const bubbles = log.locator('[class*=bubble]')
  await expect(bubbles).toHaveCount(50)
  await log.hover()
  // The first loaded message must keep its position when older ones are loaded above it.
  const first = await bubbles.first().elementHandle()
  await log.evaluate((box) => (box.scrollTop = 200))
  const before = await first?.boundingBox()
  await expect.poll(() => bubbles.count()).toBeGreaterThan(50)
  const after = await first?.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1000))).toBeLessThanOrEqual(2)
})

test('a conversation is created by choosing recipients and sending the first message', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/chat/new')
  await main(page).getByRole('combobox', { name: 'To' }).fill('Kenji')
  await page.getByRole('option', { name: /Kenji Morimoto/ }).click()
  const text = texts('First')
  await main(page).getByRole('textbox', { name: 'First message' }).fill(text)
  await main(page).getByRole('button', { name: 'Send', exact: true }).click()
  await page.waitForURL('**/dashboard/chat/kenji-morimoto')
  await expect(main(page).getByRole('log').getByText(text)).toBeVisible()
})

test('a new mail raises the unread count of the inbox, and reading it lowers the count', async ({
  signedInPage,
}) => {
  const [manager, user] = [await signedInPage('manager'), await signedInPage('user')]
  await openListening(user, '/dashboard/mail/inbox')
  const inbox = main(user).getByRole('link', { name: /^Inbox/ })
  await expect(inbox).toBeVisible()
  const countOf = async () => Number((await inbox.locator('span[aria-hidden]').allTextContents())[0] ?? 0)
  const before = await countOf()

  const subject = texts('Terms')
  await holdMails(manager, 0)
  await manager.goto('/dashboard/mail')
  await manager.waitForURL('**/dashboard/mail/all')
  await main(manager).getByRole('button', { name: 'Write', exact: true }).click()
  const dialog = manager.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'To' }).fill('user@corridor.example')
  await manager.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await dialog.getByRole('textbox', { name: 'Text' }).fill('As agreed.')
  await expect(dialog.getByText('Draft saved')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  const line = main(user).getByRole('link', { name: new RegExp(subject) })
  await expect(line).toBeVisible()
  await expect.poll(countOf).toBe(before + 1)
  await line.click()
  await expect(main(user).getByRole('heading', { name: subject })).toBeVisible()
  await expect(user.frameLocator('iframe').getByText('As agreed.')).toBeVisible()
  await expect.poll(countOf).toBe(before)
})

test('several selected mails are moved to the trash together, and Undo restores them', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/mail/inbox')
  const boxes = main(page).getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.nth(1).check()
  await boxes.nth(3).click({ modifiers: ['Shift'] })
  await expect(main(page).getByText('3 selected')).toBeVisible()
  const subjects = await boxes.evaluateAll((all) =>
    all.slice(1, 4).map((item) => item.getAttribute('aria-label')),
  )
  const chosen = main(page).getByRole('group', { name: 'Selected conversations' })
  await chosen.getByRole('button', { name: 'Move to the trash' }).click()
  await expect(page.getByText('3 conversations moved to Trash')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const subject of subjects)
    await expect(
      main(page)
        .getByRole('checkbox', { name: subject ?? '' })
        .first(),
    ).toBeVisible()
})

test('a hostile mail runs no script, and its images are loaded only on request', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const outside: string[] = []
  page.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (hostname.endsWith('tracker.example')) outside.push(request.url())
  })
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.goto('/dashboard/mail/inbox?q=mailbox+almost+full')
  await main(page)
    .getByRole('link', { name: /almost full/ })
    .click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Dear customer,')).toBeVisible()
  await frame.getByText('Dear customer,').hover()
  await frame.getByText('Click here').click()
  await expect(frame.getByText('Your session')).toHaveCount(0)
  await expect(frame.locator('script, iframe, form, input, svg, style:not(head style), img')).toHaveCount(0)
  expect([outside, dialogs]).toEqual([[], []])
  await main(page).getByRole('button', { name: 'Load them' }).click()
  await expect.poll(() => outside).toContain('https://tracker.example/logo.png')
  expect(outside.filter((url) => !url.endsWith('/logo.png'))).toEqual([])
  expect(dialogs).toEqual([])
})
