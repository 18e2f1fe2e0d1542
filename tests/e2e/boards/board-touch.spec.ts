import type { Locator, Page } from '@playwright/test'
import { ownBoard } from './board-person'
import { cardNamed, titlesIn } from '../examine/board'
import { quiet } from '../examine/quiet'
import { atRest } from '../examine/rest'
import { expect, test } from '../fixtures'

test.use({ viewport: { width: 900, height: 800 }, hasTouch: true })

/** The coordinates of the middle of an element. */
async function middleOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Holds a card, and drags it to another element with one finger. */
async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  await quiet(page)
  await atRest(page)
  const [start, end] = [await middleOf(from), await middleOf(to)]
  const client = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [start])
  // A drag begins after the finger has rested: until then it scrolls.
  await expect(page.locator('[id^="rfd-announcement"]')).toContainText('You have lifted')
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) {
    const at = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }
    await send('touchMove', [at])
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await expect(page.getByRole('list', { name: 'Touched two', exact: true })).toHaveAttribute('data-over')
  await send('touchEnd', [])
  await client.detach()
}

test('a card is dragged to another column with a finger, and stays there', async ({ page }) => {
  const { url, second, card } = await ownBoard(page, 'Touched')
  await card({ name: 'Moves' })
  await card({ name: 'Stays', column: second.id })
  await page.goto(url)
  await expect(titlesIn(page, 'Touched two')).toHaveText(['Stays'])
  const moved = page.waitForResponse((response) => response.url().endsWith('/api/kanban/cards/move'))
  await dragByTouch(page, cardNamed(page, 'Touched one', 'Moves'), cardNamed(page, 'Touched two', 'Stays'))
  expect((await moved).status()).toBe(200)
  await expect(titlesIn(page, 'Touched one')).toHaveCount(0)
  await expect(titlesIn(page, 'Touched two')).toHaveCount(2)
  await page.reload()
  await expect(titlesIn(page, 'Touched two')).toHaveCount(2)
  await expect(cardNamed(page, 'Touched two', 'Moves')).toBeVisible()
})
