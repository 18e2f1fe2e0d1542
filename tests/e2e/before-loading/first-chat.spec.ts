import type { Page } from '@playwright/test'
import { groupWith, lineOf, texts } from '../chat/chat-pages'
import {
  displays,
  expect,
  expectNothing,
  expectUnchanged,
  heldTest as test,
  requestedUntilStream,
  setCookies,
} from '../examine/held'
import { hold } from '../examine/hold'
import { withFonts } from '../examine/rest'
import { restlessness, unnoticedShift } from '../examine/shifts'

// The conversations are rendered before the application has loaded, which is held back until `load`.

/** The positions of everything that is shown of the list and of the head of the conversation. */
const boxesOn = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, section > header *, ul a, ul time')].map((element) => {
      const { x, y, height } = element.getBoundingClientRect()
      return [element.getAttribute('aria-label') ?? element.textContent, x, y, height].join(' ')
    }),
  )

for (const [name, width, cookies] of displays)
  test(`conversations are shown before the application has loaded, and stay in place, ${name}`, async ({
    openHeld,
  }) => {
    const held = await openHeld('/favicon.svg', 'manager')
    const { page } = held
    const group = texts('Early group')
    await groupWith(page, group, 2)
    await setCookies(page, cookies)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/dashboard/chat')
    const line = lineOf(page, group)
    await expect(line).toContainText(`You: ${group} 2`)
    await withFonts(page.getByRole('heading', { level: 1 }), line)
    const sent = await expectUnchanged(held, () => boxesOn(page))
    for (const read of ['conversations', 'threads']) expect(sent).not.toContain(`/api/chat/${read}`)
  })

test('a user without conversations reads so before the application has loaded, and nothing moves', async ({
  openHeld,
}) => {
  const held = await openHeld('/favicon.svg', 'manager')
  const { page } = held
  // Every user of the tests has conversations.
  await page.route('**/api/chat/conversations', (route) => route.fulfill({ json: { conversations: [] } }))
  await page.goto('/dashboard/chat')
  await expectNothing(held, 'No conversations yet', boxesOn)
})

test('a conversation that is opened before the application has loaded shows its head, and its messages once it has', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/favicon.svg', 'manager')
  const group = texts('Opened group')
  const { conversationId } = await groupWith(page, group, 2)
  await page.goto(`/dashboard/chat/${conversationId}`)
  const heading = page.getByRole('main').getByRole('heading', { level: 2, name: group })
  await expect(heading).toBeVisible()
  await expect(lineOf(page, group)).toHaveAttribute('aria-current', 'page')
  const sent = requestedUntilStream(page)
  await load()
  await expect(heading).toBeVisible()
  await expect(page.getByRole('log').getByText(`${group} 2`, { exact: true })).toBeVisible()
  expect(sent).not.toContain('/api/chat/conversation')
  expect(await restlessness(page, 0, unnoticedShift)).toEqual([])
})

test('a draft that is not sent is shown in the list before the application has loaded', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/favicon.svg', 'manager')
  const group = texts('Drafted group')
  const { conversationId } = await groupWith(page, group, 1)
  await page.goto(`/dashboard/chat/${conversationId}`)
  await load()
  const draft = texts('Not sent')
  await page
    .getByRole('main')
    .getByRole('textbox', { name: `Message to ${group}` })
    .fill(draft)
  const second = await page.context().newPage()
  await hold(second, '**/assets/boot-*.js')
  await second.goto('/dashboard/chat')
  await expect(lineOf(second, group)).toContainText(`Draft: ${draft}`)
})

test('what is pressed before the application has loaded is repeated in it', async ({ openHeld }) => {
  const { page, load } = await openHeld('/favicon.svg', 'manager')
  const group = texts('Pressed group')
  await groupWith(page, group, 1)
  await page.goto('/dashboard/chat')
  await expect(lineOf(page, group)).toBeVisible()
  await page.getByRole('button', { name: 'Channels' }).click()
  await load()
  await expect(page.getByRole('dialog', { name: 'Channels' })).toBeVisible()
})

test('a conversation that does not exist is left to the application', async ({ openHeld }) => {
  const { page, load } = await openHeld('/dashboard/chat/no-such-conversation', 'manager')
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
  await load()
  await expect(page.getByText('There is no such conversation')).toBeVisible()
})
