import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { customScreens } from '#resources/screens.generated'
import { shortcutsSwitch } from '#shell/shortcuts/open-shortcuts'
import { corridor } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { mount, unmount } from './support/mount'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  const { admin, manager } = world.people
  for (const subject of ['First report', 'Second report']) {
    const mail = { to: [{ name: null, address: admin.email }], subject, body: '<p>Numbers.</p>' }
    const answer = await manager.client.post('/api/mail/send', mail)
    if (answer.status >= 300) throw new Error(answer.text)
  }
})
afterEach(async () => {
  await unmount()
  shortcutsSwitch.set(false)
})
afterAll(() => world.close())

const lineOf = async (subject: string) =>
  (await screen.findByRole('link', { name: new RegExp(subject) })).closest('li') as HTMLElement
/** The unread count of the label "Important". */
const importantCount = (): number => {
  const labels = within(screen.getByRole('navigation', { name: 'Labels' }))
  const { textContent } = labels.getByRole('link', { name: /^Important/ })
  // The number is there twice: as a figure, and in the text for screen readers.
  return Number(/^Important(\d)\1 unread$/.exec(textContent ?? '')?.[1] ?? 0)
}

it('mails are marked as important in their row, in a selection, and by a key', async () => {
  const { user } = await mount({ world, custom: customScreens, path: '/dashboard/mail/inbox' })
  const mark = within(await lineOf('First report')).getByRole('button', { name: 'Important' })
  expect(mark.getAttribute('aria-pressed')).toBe('false')
  await user.click(mark)
  await waitFor(() => expect(mark.getAttribute('aria-pressed')).toBe('true'))
  await waitFor(() => expect(importantCount()).toBe(1))

  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(screen.getByRole('button', { name: 'Mark as important' }))
  await waitFor(() => expect(importantCount()).toBe(2))
  await user.keyboard('-')
  await waitFor(() => expect(importantCount()).toBe(0))
  await user.keyboard('=')
  await waitFor(() => expect(importantCount()).toBe(2))
})

it('an open mail is marked as important by its button and by a key', async () => {
  const answer = await world.people.admin.client.get('/api/mail/mails?label=inbox')
  const { mails } = answer.body as { mails: { id: string; subject: string }[] }
  const id = mails.find(({ subject }) => subject === 'First report')?.id
  const { user } = await mount({ world, custom: customScreens, path: `/dashboard/mail/inbox/${id}` })
  const mark = await screen.findByRole('button', { name: 'Important' })
  const before = mark.getAttribute('aria-pressed')
  await user.click(mark)
  await waitFor(() => expect(mark.getAttribute('aria-pressed')).not.toBe(before))
  await user.keyboard('=')
  await waitFor(() => expect(mark.getAttribute('aria-pressed')).toBe('true'))
  await user.keyboard('-')
  await waitFor(() => expect(mark.getAttribute('aria-pressed')).toBe('false'))
})

it('G I opens the inbox on mail pages, where the list of shortcuts shows only this meaning', async () => {
  const { user } = await mount({ world, custom: customScreens, path: '/dashboard/mail/sent' })
  await waitFor(async () => {
    await user.keyboard('?')
    screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
  })
  const lines = () =>
    [...screen.getByRole('dialog').querySelectorAll('dl > div')].map((line) => line.textContent)
  await waitFor(() => expect(lines()).toContain('InboxGI'))
  expect(lines()).toContain('MailGM')
  expect(lines()).not.toContain('InvoicesGI')
  shortcutsSwitch.set(false)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('gi')
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/mail/inbox'))
})

it('Ctrl+Enter sends the mail that is being written', async () => {
  const { user, calls } = await mount({ world, custom: customScreens, path: '/dashboard/mail/inbox' })
  await user.click(await screen.findByRole('button', { name: 'Write' }))
  const dialog = await screen.findByRole('dialog', { name: 'New mail' })
  await user.type(within(dialog).getByRole('combobox', { name: /^To/ }), `${world.people.manager.email},`)
  await user.type(within(dialog).getByRole('textbox', { name: 'Subject' }), 'By keys')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/mail/send')).toBe(true))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
