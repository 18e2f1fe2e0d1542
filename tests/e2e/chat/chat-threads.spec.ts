import type { Page } from '@playwright/test'
import { chooseFor, groupWith, main, messageOf, openListening, texts } from './chat-pages'
import { expect, test } from '../fixtures'

test('a reply is written in a thread, counted on the message, and unread for its author', async ({
  signedInPage,
}) => {
  const [manager, user] = [await signedInPage('manager'), await signedInPage('user')]
  const name = texts('Thread')
  const { conversationId } = await groupWith(manager, name, 1)
  await openListening(manager, '/dashboard/chat')
  await user.goto(`/dashboard/chat/${conversationId}`)
  await chooseFor(user, `${name} 1`, 'Reply in a thread')
  const panel = main(user).getByRole('complementary', { name: 'Thread' })
  await panel.getByRole('textbox', { name: 'Message to the thread' }).fill(`${name} reply`)
  await user.keyboard.press('Enter')
  await expect(panel.getByRole('log').getByText(`${name} reply`)).toBeVisible()
  await expect(
    messageOf(user, `${name} 1`)
      .first()
      .getByRole('button', { name: /^1 reply/ }),
  ).toBeVisible()

  const threads = main(manager).getByRole('button', { name: /^Threads/ })
  await expect(threads.getByText('1 thread with new replies')).toBeAttached()
  await threads.click()
  await main(manager)
    .getByRole('link', { name: new RegExp(`^${name} 1.*1 reply`) })
    .click()
  const theirs = main(manager).getByRole('complementary', { name: 'Thread' })
  await expect(theirs.getByText(`${name} reply`)).toBeVisible()
  await expect(threads.getByText(/new replies/)).toHaveCount(0)
  await theirs.getByRole('button', { name: 'Close' }).click()
  await expect(theirs).toHaveCount(0)
})

test('who types in a thread is shown in that thread only, until they stop', async ({ signedInPage }) => {
  const [manager, user] = [await signedInPage('manager'), await signedInPage('user')]
  const name = texts('Typing')
  const { conversationId } = await groupWith(manager, name, 2)
  const panelOf = (page: Page) => main(page).getByRole('complementary', { name: 'Thread' })
  await openListening(user, `/dashboard/chat/${conversationId}`)
  await chooseFor(user, `${name} 1`, 'Reply in a thread')
  await expect(panelOf(user).getByRole('log')).toBeVisible()
  await manager.goto(`/dashboard/chat/${conversationId}`)
  await chooseFor(manager, `${name} 1`, 'Reply in a thread')
  const typing = user.getByText('Julien Moreau is typing…')
  const field = panelOf(manager).getByRole('textbox', { name: 'Message to the thread' })
  await field.pressSequentially('Hm')
  await expect(panelOf(user).getByText('Julien Moreau is typing…')).toBeVisible()
  await expect(typing).toHaveCount(1)
  await expect(typing).toHaveCount(0)

  // In another thread of the conversation it is not shown.
  await panelOf(user).getByRole('button', { name: 'Close' }).click()
  await chooseFor(user, `${name} 2`, 'Reply in a thread')
  await expect(panelOf(user).getByText(`${name} 2`)).toBeVisible()
  const reported = manager.waitForResponse((response) => response.url().endsWith('/api/chat/typing'))
  await field.pressSequentially(' so')
  await reported
  await field.fill(`${name} reply`)
  await manager.keyboard.press('Enter')
  // The signal was sent before the reply that has arrived.
  await expect(
    messageOf(user, `${name} 1`)
      .first()
      .getByRole('button', { name: /^1 reply/ }),
  ).toBeVisible()
  await expect(typing).toHaveCount(0)
})
