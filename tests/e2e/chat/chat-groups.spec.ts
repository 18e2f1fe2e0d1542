import { groupWith, lineOf, main, openListening, sendMessage, texts } from './chat-pages'
import { expect, test } from '../fixtures'

test('a group gets a new name and a new participant, who sees it at once, and loses them again', async ({
  signedInPage,
}) => {
  const [manager, admin] = [await signedInPage('manager'), await signedInPage('admin')]
  const name = texts('Group')
  const { conversationId } = await groupWith(manager, name, 1)
  await openListening(admin, '/dashboard/chat')
  await manager.goto(`/dashboard/chat/${conversationId}`)
  const log = main(manager).getByRole('log')
  await main(manager).getByRole('button', { name: 'Details' }).click()
  const details = main(manager).getByRole('complementary', { name: 'Details' })

  await details.getByRole('button', { name: 'Add people' }).click()
  const dialog = manager.getByRole('dialog', { name: 'Add people' })
  await dialog.getByRole('combobox', { name: 'People to add' }).fill('Amelia')
  await manager.getByRole('option', { name: /Amelia Hartmann/ }).click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(log.getByText('Julien Moreau added Amelia Hartmann')).toBeVisible()
  await expect(lineOf(admin, name)).toBeVisible()

  const renamed = texts('Renamed')
  await details.getByRole('button', { name: 'Rename' }).click()
  await manager.getByRole('textbox', { name: 'Name of the group' }).fill(renamed)
  await manager.keyboard.press('Enter')
  await expect(main(manager).getByRole('heading', { name: renamed })).toBeVisible()
  await expect(lineOf(admin, renamed)).toBeVisible()

  await details.getByRole('button', { name: 'Remove Amelia Hartmann' }).click()
  await expect(lineOf(admin, renamed)).toHaveCount(0)
})

test('a participant leaves a group and cannot read it any more', async ({ signedInPage }) => {
  const [manager, user] = [await signedInPage('manager'), await signedInPage('user')]
  const name = texts('Leave')
  const { conversationId } = await groupWith(manager, name, 1)
  await user.goto(`/dashboard/chat/${conversationId}`)
  await main(user).getByRole('button', { name: 'Details' }).click()
  await main(user).getByRole('button', { name: 'Leave' }).click()
  await user.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await user.waitForURL('**/dashboard/chat')
  await expect(lineOf(user, name)).toHaveCount(0)
  await user.goto(`/dashboard/chat/${conversationId}`)
  await expect(main(user).getByText('There is no such conversation')).toBeVisible()
})

test('a channel is created, found by another user and joined', async ({ signedInPage }) => {
  const [manager, user] = [await signedInPage('manager'), await signedInPage('user')]
  const name = texts('Channel')
  await manager.goto('/dashboard/chat')
  await main(manager).getByRole('button', { name: 'Channels' }).click()
  const dialog = manager.getByRole('dialog', { name: 'Channels' })
  await dialog.getByRole('textbox', { name: 'Name of the channel' }).fill(name)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(main(manager).getByRole('heading', { name })).toBeVisible()
  const hello = texts('Welcome')
  await sendMessage(manager, hello)
  await expect(main(manager).getByRole('log').getByText(hello)).toBeVisible()

  await user.goto('/dashboard/chat')
  await main(user).getByRole('button', { name: 'Channels' }).click()
  await user.getByRole('button', { name: `Join ${name}` }).click()
  await expect(main(user).getByRole('log').getByText(hello)).toBeVisible()
  await expect(main(user).getByRole('log').getByText('Grace Whitfield joined')).toBeVisible()
})
