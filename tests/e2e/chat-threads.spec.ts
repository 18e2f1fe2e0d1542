import { chooseFor, groupWith, main, messageOf, openListening, texts } from './chat-pages'
import { expect, test } from './fixtures'

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
