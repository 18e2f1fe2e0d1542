import { groupWith, lineOf, main, messageOf, openListening, sendMessage, texts } from './chat-pages'
import { expect, test } from '../fixtures'

test('messages that a jump to the end skips stay unread, and a banner leads to the first of them', async ({
  signedInPage,
}) => {
  test.slow()
  const [manager, user] = [await signedInPage('manager'), await signedInPage('user')]
  const name = texts('Jump')
  const { conversationId, calls } = await groupWith(manager, name, 1)
  await openListening(user, `/dashboard/chat/${conversationId}`)
  await expect(messageOf(user, `${name} 1`)).toBeVisible()
  await expect(lineOf(user, name)).toBeVisible()
  await expect(lineOf(user, name).getByText(/unread/)).toHaveCount(0)
  await main(user).getByRole('link', { name: 'New conversation', exact: true }).click()
  // Messages that arrive before the conversation has been left would count as seen.
  await expect(main(user).getByRole('log')).toHaveCount(0)
  for (let number = 2; number <= 81; number++) await calls.send({ conversationId, body: `${name} ${number}` })
  await expect(lineOf(user, name).getByText('80 unread messages')).toBeAttached()
  await lineOf(user, name).click()
  const log = main(user).getByRole('log')
  await expect(log.getByText('New', { exact: true })).toBeInViewport()
  // The first messages count as seen once they have been on screen for a moment.
  await expect(lineOf(user, name).getByText(/^[67]\d unread messages$/)).toBeAttached()
  await main(user)
    .getByRole('button', { name: /new messages$|To the newest/ })
    .click()
  await expect(log.getByText(`${name} 81`, { exact: true })).toBeInViewport()
  const banner = main(user).getByRole('button', { name: /^\d+ new messages since/ })
  await expect(banner).toBeVisible()
  await expect(lineOf(user, name).getByText(/^[67]\d unread messages$/)).toBeAttached()
  await banner.click()
  await expect(banner).toHaveCount(0)
  await expect(log.getByText(`${name} 81`, { exact: true })).not.toBeInViewport()
})

test('messages above the screen are marked as read by the button of the banner', async ({ signedInPage }) => {
  test.slow()
  const [manager, user] = [await signedInPage('manager'), await signedInPage('user')]
  const name = texts('Banner')
  const { conversationId } = await groupWith(manager, name, 60)
  await user.goto(`/dashboard/chat/${conversationId}`)
  await main(user)
    .getByRole('button', { name: /new messages$|To the newest/ })
    .click()
  await main(user).getByRole('button', { name: 'Mark as read' }).click()
  await expect(lineOf(user, name).getByText(/unread/)).toHaveCount(0)
})

test('another user is shown as typing until they stop, and while their message is sent', async ({
  signedInPage,
}) => {
  const [manager, user] = [await signedInPage('manager'), await signedInPage('user')]
  await openListening(user, '/dashboard/chat/julien-moreau')
  await manager.goto('/dashboard/chat/grace-whitfield')
  const typing = main(user).getByText('Julien Moreau is typing…')
  const field = main(manager).getByRole('textbox', { name: /^Message to/ })
  await field.pressSequentially('Hm')
  await expect(typing).toBeVisible()
  await expect(typing).toHaveCount(0)
  await field.pressSequentially(' so')
  await expect(typing).toBeVisible()
  await sendMessage(manager, texts('Typed'))
  await expect(typing).toHaveCount(0)
})

test('a user who uses the application is shown as active', async ({ signedInPage }) => {
  const [manager, user] = [await signedInPage('manager'), await signedInPage('user')]
  await manager.goto('/dashboard/chat/grace-whitfield')
  await expect(main(manager).getByRole('log')).toBeVisible()
  await user.goto('/dashboard/chat/julien-moreau')
  await expect(main(user).getByText('Active now').first()).toBeVisible()
})
