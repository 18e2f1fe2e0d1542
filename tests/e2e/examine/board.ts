import { expect, type Locator, type Page } from '@playwright/test'
import { quiet } from './quiet'
import { atRest } from './rest'

export const kanban = '/dashboard/kanban'
/** The URL of the request that moves a card. */
export const moveCall = '**/api/kanban/cards/move'
const columnNamed = (page: Page, column: string): Locator =>
  page.getByRole('main').getByRole('list', { name: column, exact: true })
export const cardsIn = (page: Page, column: string): Locator =>
  columnNamed(page, column).getByRole('listitem')
export const titlesIn = (page: Page, column: string): Locator =>
  cardsIn(page, column).locator('a[data-record]')
export const cardNamed = (page: Page, column: string, title: string): Locator =>
  cardsIn(page, column).filter({ has: page.getByRole('link', { name: title, exact: true }) })
export const announcement = (page: Page): Locator => page.locator('[id^="rfd-announcement"]')

/** Calls the API as the user of the page. */
async function post(page: Page, path: string, data: object): Promise<Record<string, { id: string }>> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const headers = { Authorization: `Bearer ${token}` }
  const response = await page.request.post(path, { data, headers })
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true)
  return (await response.json()) as Record<string, { id: string }>
}

interface Board {
  readonly columns: readonly { readonly id: string; readonly name: string }[]
  readonly columnOrder: readonly string[]
}
async function readBoard(page: Page): Promise<Board> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const headers = { Authorization: `Bearer ${token}` }
  const answer = (await (await page.request.get('/api/kanban/board', { headers })).json()) as { board: Board }
  return answer.board
}

/** Creates two columns for this test at the beginning of the board, with cards in the first. Returns their names. */
export async function ownColumns(page: Page, name: string, titles: readonly string[]) {
  const columns = [`${name} one`, `${name} two`] as const
  const ids: string[] = []
  for (const title of columns) {
    const { column } = await post(page, '/api/kanban/columns/new', { column: { name: title } })
    ids.push(column?.id ?? '')
  }
  for (const title of titles) await post(page, '/api/kanbanCards', { name: title, column: ids[0] })
  const { columnOrder } = await readBoard(page)
  for (const id of ids)
    await post(page, '/api/kanban/columns/move', { columnId: id, beforeId: columnOrder[0] })
  return columns
}

/** Adds a card to a column through the API. */
export async function addCard(page: Page, column: string, title: string): Promise<void> {
  const { columns } = await readBoard(page)
  const { id } = columns.find(({ name }) => name === column) ?? {}
  await post(page, '/api/kanbanCards', { name: title, column: id })
}

/** Drags an element to the beginning of a column with the mouse, in two steps as a user does. */
export async function drag(page: Page, from: Locator, column: string): Promise<void> {
  const to = cardsIn(page, column).first()
  await expect(from).toBeVisible()
  await expect(to).toBeVisible()
  // Content that is still loading would move the element.
  await quiet(page)
  await atRest(page)
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('There is nothing to drag, or nowhere to.')
  await page.mouse.move(start.x + 24, start.y + start.height - 10)
  await page.mouse.down()
  await page.mouse.move(start.x + 34, start.y + start.height - 4, { steps: 4 })
  await page.mouse.move(end.x + 60, end.y + 24, { steps: 16 })
  // The pointer is over the previous column until the drag has arrived.
  await expect(columnNamed(page, column)).toHaveAttribute('data-over')
  await page.mouse.up()
}
