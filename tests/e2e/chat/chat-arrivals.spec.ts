import { groupWith, main, messageOf, openListening, texts } from './chat-pages'
import { expect, test } from '../fixtures'

test('a message that arrives on another page is counted in the menu and the title, and opened from its toast', async ({
  signedInPage,
}) => {
  const [manager, user] = [await signedInPage('manager'), await signedInPage('user')]
  const name = texts('Arrived')
  const { conversationId, calls } = await groupWith(manager, name, 1)
  await openListening(user, '/dashboard/calendar')
  const countOf = (area: RegExp) =>
    user
      .getByRole('navigation')
      .getByRole('link', { name: area })
      .getByRole('img', { name: /unread/ })
  const count = countOf(/^Chat/)
  await expect(count).toBeVisible()
  const before = Number(await count.textContent())
  // The title counts what is unread in mail as well.
  const chatInTitle = async () => {
    const [mail = '0'] = await countOf(/^Mail/).allTextContents()
    return Number(/^\((\d+)\) /.exec(await user.title())?.[1]) - Number(mail)
  }
  await expect.poll(chatInTitle).toBe(before)
  await calls.send({ conversationId, body: `${name} later` })
  await expect(count).toHaveText(String(before + 1))
  await expect.poll(chatInTitle).toBe(before + 1)
  await expect(user.getByText(`Julien Moreau · ${name}: ${name} later`)).toBeVisible()
  await user.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(messageOf(user, `${name} later`)).toBeVisible()
  await expect(count).toHaveText(String(before - 1))
})

test('no toast is shown for the open conversation', async ({ signedInPage }) => {
  const [manager, user] = [await signedInPage('manager'), await signedInPage('user')]
  const name = texts('Quiet')
  const { conversationId, calls } = await groupWith(manager, name, 1)
  await openListening(user, `/dashboard/chat/${conversationId}`)
  await calls.send({ conversationId, body: `${name} later` })
  await expect(messageOf(user, `${name} later`)).toBeVisible()
  await expect(user.getByText(`Julien Moreau · ${name}`)).toHaveCount(0)
})

test('a search finds a message, and its result and its link open the conversation at it', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const name = texts('Found')
  const { conversationId, calls } = await groupWith(page, name, 1)
  const needle = `needle${Date.now()}`
  const { message } = await calls.send({ conversationId, body: needle })
  for (let number = 2; number <= 60; number++) await calls.send({ conversationId, body: `${name} ${number}` })
  await page.goto('/dashboard/chat')
  await main(page)
    .getByRole('searchbox', { name: 'Search messages and conversations' })
    .fill(`${needle} from:me`)
  const results = main(page).getByRole('region', { name: 'Messages', exact: true })
  await results.getByRole('link', { name: new RegExp(needle) }).click()
  await page.waitForURL(`**record=${message.id}`)
  const target = main(page).getByRole('log').locator('[data-target]')
  await expect(target.getByText(needle)).toBeInViewport()
  await page.goto(`/dashboard/chat/${conversationId}?record=${message.id}`)
  await expect(target.getByText(needle)).toBeInViewport()
})
