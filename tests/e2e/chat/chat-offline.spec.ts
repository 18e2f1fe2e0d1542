import { groupWith, main, messageOf } from './chat-pages'
import { expect, test } from '../fixtures'

test('a user who was offline sees what was written meanwhile in a group, in order, and once', async ({
  signedInPage,
}) => {
  const [page, other] = [await signedInPage('user'), await signedInPage('manager')]
  await other.goto('/dashboard/chat')
  const name = `Launch ${Date.now()}`
  const { conversationId, calls } = await groupWith(other, name, 2)
  await page.goto(`/dashboard/chat/${conversationId}`)
  await expect(messageOf(page, `${name} 2`)).toBeVisible()
  await page.context().setOffline(true)
  for (const number of [3, 4]) await calls.send({ conversationId, body: `${name} ${number}` })
  await calls.send({ conversationId, body: `@kenji-morimoto ${name} 5` })
  await page.context().setOffline(false)
  await expect(messageOf(page, `${name} 5`)).toBeVisible()
  const texts = await main(page)
    .getByRole('log')
    .locator('[data-number]')
    .filter({ hasText: name })
    .allInnerTexts()
  const numbers = texts.map((text) => new RegExp(`${name} (\\d)`).exec(text)?.[1])
  expect(numbers).toEqual(['1', '2', '3', '4', '5'])
})
