import { openListening } from '../chat/chat-pages'
import { expect, test } from '../fixtures'
import { personOf } from './mail-person'

test('a mail that arrives on another page is counted in the menu and the title, and opened from its toast', async ({
  signedInPage,
}) => {
  const user = await signedInPage('user')
  const { send } = await personOf(user.request, 'manager')
  const write = async (name: string) => {
    const subject = `${name} ${Date.now()}`
    await send({ to: [{ address: 'user@corridor.example' }], subject, body: '<p>Now.</p>' })
    return subject
  }
  await write('Before')
  await openListening(user, '/dashboard/calendar')
  const count = user.getByRole('navigation').getByRole('link', { name: /^Mail/ }).getByRole('img')
  await expect(count).toBeVisible()
  const before = Number(await count.textContent())
  const titleOf = async () => Number(/^\((\d+)\)/.exec(await user.title())?.[1])
  const total = await titleOf()

  const subject = await write('Arrived')
  await expect(count).toHaveText(String(before + 1))
  await expect.poll(titleOf).toBe(total + 1)
  await expect(user.getByText(`Julien Moreau: ${subject}`)).toBeVisible()
  await user.getByRole('button', { name: 'Open the mail' }).click()
  await expect(user.getByRole('main').getByRole('heading', { name: subject })).toBeVisible()
  await expect(count).toHaveText(String(before))

  // The list shows it.
  await openListening(user, '/dashboard/mail/inbox')
  const next = await write('In the list')
  await expect(user.getByRole('main').getByRole('link', { name: new RegExp(next) })).toBeVisible()
  await expect(count).toHaveText(String(before + 1))
  await expect(user.getByRole('button', { name: 'Open the mail' })).toHaveCount(0)
})
