import type { Page } from '@playwright/test'
import { expect } from '../fixtures'

/** The content of the page. */
export const main = (page: Page) => page.getByRole('main')

let made = 0
/** A text that no other test uses. */
export const texts = (what: string) => `${what} ${++made} of ${Date.now()}`

/** Opens a URL, and waits until the page is connected to the stream. */
export async function openListening(page: Page, path: string): Promise<void> {
  // Closes the stream of the previous page.
  await page.goto('/favicon.svg')
  const stream = page.waitForResponse((response) => response.url().includes('/api/stream'))
  await page.goto(path)
  await stream
}

/** Writes a message into the input of the open conversation. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  await main(page)
    .getByRole('textbox', { name: /^Message to/ })
    .fill(text)
  await page.keyboard.press('Enter')
}

/** Calls the API as the user of the page. */
export async function api(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const headers = { authorization: `Bearer ${token}` }
  return {
    contacts: async () => {
      const answer = await page.request.get('/api/chat/contacts', { headers })
      return ((await answer.json()) as { contacts: { id: string; username: string; displayName: string }[] })
        .contacts
    },
    send: async (data: object) => {
      const answer = await page.request.post('/api/chat/messages', { headers, data })
      expect(answer.ok(), await answer.text()).toBe(true)
      return (await answer.json()) as { conversationId: string; message: { id: string } }
    },
  }
}

/** Creates a group of the manager and the user, with `count` messages of the manager. */
export async function groupWith(manager: Page, name: string, count: number) {
  const calls = await api(manager)
  const contacts = await calls.contacts()
  const recipients = ['grace-whitfield', 'kenji-morimoto'].map(
    (username) => contacts.find((item) => item.username === username)?.id,
  )
  const { conversationId, message } = await calls.send({ recipients, name, body: `${name} 1` })
  for (let number = 2; number <= count; number++)
    await calls.send({ conversationId, body: `${name} ${number}` })
  return { conversationId, first: message.id, calls }
}

/** The line of a conversation in the list. */
export const lineOf = (page: Page, name: string) =>
  main(page).getByRole('link', { name: new RegExp(`^${name}`) })

/** A message of the open conversation, by its text. */
export const messageOf = (page: Page, text: string) =>
  main(page).getByRole('log').locator('[data-number]').filter({ hasText: text })

/** Chooses an item of the menu of a message. */
export async function chooseFor(page: Page, text: string, item: string): Promise<void> {
  const message = messageOf(page, text)
  await message.hover()
  await message.getByRole('button', { name: 'Actions for this message' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
