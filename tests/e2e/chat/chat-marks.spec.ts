import {
  chooseFor,
  groupWith,
  lineOf,
  main,
  messageOf,
  openListening,
  sendMessage,
  texts,
} from './chat-pages'
import { expect, test } from '../fixtures'

test('a reaction is chosen in the emoji picker by the keyboard, and seen and joined by others', async ({
  signedInPage,
}) => {
  const [manager, user] = [await signedInPage('manager'), await signedInPage('user')]
  const name = texts('Reaction')
  const { conversationId } = await groupWith(manager, name, 1)
  await openListening(user, `/dashboard/chat/${conversationId}`)
  await manager.goto(`/dashboard/chat/${conversationId}`)
  const message = messageOf(manager, `${name} 1`)
  await message.hover()
  await message.getByRole('button', { name: 'Add a reaction' }).click()
  await manager.getByRole('combobox', { name: 'Search emoji' }).fill('tada')
  await manager.keyboard.press('Enter')
  await expect(message.getByRole('button', { name: '🎉 1 reaction: You' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const theirs = messageOf(user, `${name} 1`)
  await theirs.getByRole('button', { name: '🎉 1 reaction: Julien Moreau' }).click()
  await expect(theirs.getByRole('button', { name: '🎉 2 reactions: Julien Moreau, You' })).toBeVisible()
  await theirs.getByRole('button', { name: /^🎉/ }).click()
  await expect(message.getByRole('button', { name: '🎉 1 reaction: You' })).toBeVisible()
})

test('a mention is suggested, highlighted, and counted apart from other unread messages', async ({
  signedInPage,
}) => {
  const [manager, user] = [await signedInPage('manager'), await signedInPage('user')]
  const name = texts('Mention')
  const { conversationId } = await groupWith(manager, name, 1)
  await openListening(user, '/dashboard/chat')
  await manager.goto(`/dashboard/chat/${conversationId}`)
  const field = main(manager).getByRole('textbox', { name: /^Message to/ })
  await field.pressSequentially('Ask @gra')
  await expect(manager.getByRole('option', { name: /Grace Whitfield/ })).toBeVisible()
  await manager.keyboard.press('Enter')
  await expect(field).toHaveValue('Ask @grace-whitfield ')
  await manager.keyboard.press('Enter')
  await expect(messageOf(manager, 'Ask @Grace Whitfield')).toBeVisible()
  const line = lineOf(user, name)
  await expect(line.getByText('1 mention of you')).toBeAttached()
  await expect(line.getByText('2 unread messages')).toBeAttached()
  await line.click()
  await expect(messageOf(user, 'Ask').locator('[data-me]')).toHaveText('@Grace Whitfield')
  await expect(line.getByText('1 mention of you')).toHaveCount(0)
})

test('Markdown and short codes are shown formatted, and HTML as text', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/chat/grace-whitfield')
  const mark = texts('Marked')
  await sendMessage(page, `**${mark}** _it_ ~~no~~ \`x = 1\` :tada: <b>raw</b> https://corridor.example/a`)
  const message = messageOf(page, mark)
  await expect(message.locator('strong')).toHaveText(mark)
  await expect(message.locator('em')).toHaveText('it')
  await expect(message.locator('s')).toHaveText('no')
  await expect(message.locator('code')).toHaveText('x = 1')
  await expect(message.getByText('🎉 <b>raw</b>')).toBeVisible()
  await expect(message.getByRole('link')).toHaveAttribute('href', 'https://corridor.example/a')
  const list = texts('Listed')
  await sendMessage(page, `- ${list}\n- two\n> quoted\n\`\`\`\nlet a\n\`\`\``)
  const second = messageOf(page, list)
  await expect(second.getByRole('listitem')).toHaveText([list, 'two'])
  await expect(second.locator('blockquote')).toHaveText('quoted')
  await expect(second.locator('pre')).toHaveText('let a')
})

test('ArrowUp in the empty input edits the last own message', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/chat/grace-whitfield')
  const [before, after] = [texts('Befor'), texts('After')]
  await sendMessage(page, before)
  await expect(messageOf(page, before)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  const field = main(page).getByRole('textbox', { name: 'Edit the message' })
  await expect(field).toHaveValue(before)
  await field.fill(after)
  await page.keyboard.press('Enter')
  await expect(messageOf(page, after).getByText('(edited)')).toBeVisible()
  await expect(messageOf(page, before)).toHaveCount(0)
})

test('a pinned message is listed in the details, from where it opens', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const name = texts('Pin')
  const { conversationId, first } = await groupWith(page, name, 2)
  await page.goto(`/dashboard/chat/${conversationId}`)
  await chooseFor(page, `${name} 1`, 'Pin')
  await expect(messageOf(page, `${name} 1`).getByText('Pinned')).toBeVisible()
  await main(page).getByRole('button', { name: 'Details' }).click()
  const pins = main(page).getByRole('region', { name: 'Pinned messages' })
  await expect(pins.getByText(`${name} 1`)).toBeVisible()
  await pins.getByRole('link').click()
  await page.waitForURL(`**record=${first}`)
  await chooseFor(page, `${name} 1`, 'Unpin')
  await expect(messageOf(page, `${name} 1`).getByText('Pinned')).toHaveCount(0)
})

test('a muted conversation shows no number of unread messages', async ({ signedInPage }) => {
  const [manager, user] = [await signedInPage('manager'), await signedInPage('user')]
  const name = texts('Mute')
  const { conversationId, calls } = await groupWith(manager, name, 1)
  await openListening(user, `/dashboard/chat/${conversationId}`)
  await main(user).getByRole('button', { name: 'Details' }).click()
  await main(user).getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(lineOf(user, name).getByText('Muted')).toBeAttached()
  await main(user).getByRole('link', { name: 'New conversation', exact: true }).click()
  await calls.send({ conversationId, body: `${name} later` })
  await expect(lineOf(user, name).getByText(`${name} later`)).toBeVisible()
  await expect(lineOf(user, name).getByText(/unread/)).toHaveCount(0)
})
