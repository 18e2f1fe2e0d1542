import { groupWith, lineOf, main, messageOf, sendMessage, texts } from './chat-pages'
import { expect, test } from '../fixtures'

test('messages are walked by arrow keys, and conversations by J and K', async ({ signedInPage }) => {
  const [manager, page] = [await signedInPage('manager'), await signedInPage('user')]
  const [first, second] = [texts('Walk'), texts('Walk')]
  await groupWith(manager, second, 1)
  const { conversationId } = await groupWith(manager, first, 3)
  await page.goto(`/dashboard/chat/${conversationId}`)
  const log = main(page).getByRole('log')
  await expect(messageOf(page, `${first} 3`)).toBeVisible()
  await log.focus()
  await page.keyboard.press('ArrowUp')
  await expect(messageOf(page, `${first} 3`)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(messageOf(page, `${first} 2`)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(messageOf(page, `${first} 2`).getByRole('button', { name: 'Add a reaction' })).toBeFocused()

  await log.focus()
  await page.keyboard.press('r')
  await expect(main(page).getByRole('textbox', { name: `Message to ${first}` })).toBeFocused()
  await log.focus()
  await page.keyboard.press('j')
  await expect(lineOf(page, second)).toHaveAttribute('aria-current', 'page')
  await expect(main(page).getByRole('textbox', { name: `Message to ${second}` })).toBeVisible()
  await page.keyboard.press('k')
  await expect(lineOf(page, first)).toHaveAttribute('aria-current', 'page')
})

test('Enter begins a new line in a block of code, and previews have no marks', async ({ signedInPage }) => {
  const [manager, page] = [await signedInPage('manager'), await signedInPage('user')]
  const name = texts('Code')
  const { conversationId } = await groupWith(manager, name, 1)
  await page.goto(`/dashboard/chat/${conversationId}`)
  const input = main(page).getByRole('textbox', { name: `Message to ${name}` })
  await input.focus()
  for (const line of ['```', 'const a = 1', 'const b = 2']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await expect(input).toHaveValue('```\nconst a = 1\nconst b = 2\n')
  await page.keyboard.type('```')
  await page.keyboard.press('Enter')
  await expect(input).toHaveValue('')
  await expect(main(page).getByRole('log').locator('pre')).toHaveText('const a = 1\nconst b = 2')
  await expect(lineOf(page, name)).toContainText('You: const a = 1 const b = 2')
  await sendMessage(page, 'See **this** and `that`')
  await expect(lineOf(page, name)).toContainText('You: See this and that')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap shows the buttons of a message, which take no space before', async ({ signedInPage }) => {
    const manager = await signedInPage('manager')
    const name = texts('Tap')
    const { conversationId } = await groupWith(manager, name, 6)
    const page = await signedInPage('user')
    await page.goto(`/dashboard/chat/${conversationId}`)
    const line = messageOf(page, `${name} 6`)
    await expect(line).toBeVisible()
    const box = await line.boundingBox()
    expect(box?.height).toBeLessThan(48)
    await expect(line.getByRole('button', { name: 'Add a reaction' })).toBeHidden()
    await line.tap()
    await expect(line.getByRole('button', { name: 'Add a reaction' })).toBeVisible()
    await expect(messageOf(page, `${name} 5`).getByRole('button', { name: 'Add a reaction' })).toBeHidden()
  })
})
