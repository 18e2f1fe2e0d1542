import { api, groupWith, lineOf, main, openListening, sendMessage, texts } from './chat-pages'
import { expect, test } from '../fixtures'

test('a conversation opens at the first of 80 unread messages, and is read once its end is on screen', async ({
  signedInPage,
}) => {
  test.slow()
  const [manager, user] = [await signedInPage('manager'), await signedInPage('user')]
  const name = texts('Eighty')
  await groupWith(manager, name, 80)
  await user.goto('/dashboard/chat')
  await lineOf(user, name).click()
  const log = main(user).getByRole('log')
  const divider = log.getByText('New', { exact: true })
  await expect(divider).toBeInViewport()
  await expect(log.getByText(`${name} 1`, { exact: true })).toBeInViewport()
  // Only the messages on screen are seen.
  await expect(lineOf(user, name).getByText(/^[67]\d unread messages$/)).toBeAttached()

  // Later messages are added below, without moving the visible ones.
  const tenth = log.getByText(`${name} 10`, { exact: true })
  await tenth.scrollIntoViewIfNeeded()
  const lines = log.locator('[data-number]')
  const loaded = await lines.count()
  await log.evaluate((box) => (box.scrollTop = box.scrollHeight - box.clientHeight - 300))
  const anchor = await lines.nth(loaded - 6).elementHandle()
  const before = await anchor?.boundingBox()
  await expect(lines).toHaveCount(80)
  const after = await anchor?.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1000))).toBeLessThanOrEqual(2)
  await expect(lineOf(user, name).getByText(/^\d+ unread messages$/)).toBeAttached()

  await log.evaluate((box) => (box.scrollTop = box.scrollHeight))
  await expect(log.getByText(`${name} 80`, { exact: true })).toBeInViewport()
  await expect(lineOf(user, name).getByText(/unread/)).toHaveCount(0)
})

test('messages marked as unread stay unread in the open conversation, in another tab and after a reload', async ({
  signedInPage,
}) => {
  const [manager, user] = [await signedInPage('manager'), await signedInPage('user')]
  const name = texts('Unread')
  const { conversationId, calls } = await groupWith(manager, name, 3)
  await openListening(user, `/dashboard/chat/${conversationId}`)
  const log = main(user).getByRole('log')
  await expect(log.getByText(`${name} 3`, { exact: true })).toBeVisible()
  await expect(lineOf(user, name).getByText(/unread/)).toHaveCount(0)
  const tab = await user.context().newPage()
  await tab.goto(`/dashboard/chat/${conversationId}`)
  await expect(main(tab).getByRole('log').getByText(`${name} 3`, { exact: true })).toBeVisible()

  const second = log.locator('[data-number="2"]')
  await second.hover()
  await second.getByRole('button', { name: 'Actions for this message' }).click()
  await user.getByRole('menuitem', { name: 'Mark as unread from here' }).click()
  await expect(lineOf(user, name).getByText('2 unread messages')).toBeAttached()
  await expect(lineOf(tab, name).getByText('2 unread messages')).toBeAttached()
  // Refetching the conversation does not mark messages as read.
  await calls.send({ conversationId, body: `${name} 4` })
  for (const page of [user, tab]) {
    await expect(main(page).getByRole('log').getByText(`${name} 4`, { exact: true })).toBeVisible()
    await expect(lineOf(page, name).getByText('3 unread messages')).toBeAttached()
  }
  await user.reload()
  await expect(log.getByText(`${name} 4`, { exact: true })).toBeVisible()
  await expect(lineOf(user, name).getByText('3 unread messages')).toBeAttached()
  await tab.close()

  await main(user).getByRole('link', { name: 'New conversation', exact: true }).click()
  // Until the next page is shown, the user has not left the conversation.
  await expect(log).toBeHidden()
  await expect(lineOf(user, name).getByText('3 unread messages')).toBeAttached()
  await lineOf(user, name).click()
  await expect(lineOf(user, name).getByText(/unread/)).toHaveCount(0)
})

test('a message is shown once if the response to sending it was lost', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/chat/grace-whitfield')
  const log = main(page).getByRole('log')
  await expect(log).toBeVisible()
  const text = texts('Answer lost')
  await page.route('**/api/chat/messages', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await sendMessage(page, text)
  await expect(log.locator('[data-number]').getByText(text)).toBeVisible()
  await expect(log.getByText(text)).toHaveCount(1)
  await expect(log.getByText('Not sent')).toHaveCount(0)
  await page.reload()
  await expect(log.getByText(text)).toHaveCount(1)
})

test('drafts and messages that could not be sent are restored after a reload', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/chat/grace-whitfield')
  const log = main(page).getByRole('log')
  await expect(log).toBeVisible()
  const [lost, begun] = [texts('Never sent'), texts('Begun')]
  await page.route('**/api/chat/messages', (route) => route.abort())
  await sendMessage(page, lost)
  await expect(log.getByText('Not sent')).toBeVisible()
  const field = main(page).getByRole('textbox', { name: /^Message to/ })
  await field.fill(begun)
  await page.reload()
  await expect(field).toHaveValue(begun)
  await expect(log.getByText(lost)).toHaveCount(1)
  await main(page).getByRole('link', { name: 'New conversation', exact: true }).click()
  await expect(lineOf(page, 'Grace Whitfield').getByText('Draft:')).toBeVisible()
  await lineOf(page, 'Grace Whitfield').click()
  await field.fill('')
  await page.unroute('**/api/chat/messages')
  await log.getByRole('button', { name: 'Retry' }).click()
  await expect(log.getByText('Not sent')).toHaveCount(0)
  await page.reload()
  await expect(log.getByText(lost)).toHaveCount(1)
  await expect(log.getByText('Not sent')).toHaveCount(0)
})

test('choosing a message in the palette opens its conversation at that message', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const name = texts('Palette')
  const { first } = await groupWith(page, name, 60)
  const calls = await api(page)
  const contacts = await calls.contacts()
  const grace = contacts.find(({ username }) => username === 'grace-whitfield')?.id
  await calls.send({ recipients: [grace], body: 'Something else' })
  await page.goto('/dashboard/app')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Search pages/ }).fill(`${name} 1`)
  await page
    .getByRole('option', { name: new RegExp(`^${name} 1\\b`) })
    .first()
    .click()
  await page.waitForURL(`**/dashboard/chat/**record=${first}`)
  const log = main(page).getByRole('log')
  await expect(log.locator('[data-target]').getByText(`${name} 1`, { exact: true })).toBeInViewport()
})
