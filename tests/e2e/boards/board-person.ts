import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { newPerson, openWith, promote } from '../auth-codes'
import { kanban, ownColumns } from '../examine/board'
import { headersOf } from '../examine/calendar'

/** Opens the board as a new user of the staff, with two columns for this test. Returns their names. */
export async function openOwnColumns(
  page: Page,
  request: APIRequestContext,
  name: string,
  titles: readonly string[],
) {
  const person = await newPerson(request)
  await promote(request, person.id)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openWith(page, person.accessToken, '/dashboard/blank')
  const columns = await ownColumns(page, name, titles)
  await page.goto(kanban)
  return columns
}

/** Signs in as a new user of the staff. Returns their headers, and how they create records by the API. */
export async function newStaff(page: Page) {
  const person = await newPerson(page.request)
  await promote(page.request, person.id)
  await openWith(page, person.accessToken, '/dashboard/blank')
  const headers = await headersOf(page)
  const create = async (path: string, data: object) => {
    const response = await page.request.post(path, { data, headers })
    expect(response.status(), await response.text()).toBe(201)
    return (await response.json()) as { id: string }
  }
  return { headers, create }
}

/** A board with two columns, as a new user of the staff, and how cards get into its first column. */
export async function ownBoard(page: Page, name: string) {
  const { headers, create } = await newStaff(page)
  const board = await create('/api/kanbanBoards', { name, members: [], isOpen: false })
  const first = await create('/api/kanbanColumns', { name: `${name} one`, board: board.id })
  const second = await create('/api/kanbanColumns', { name: `${name} two`, board: board.id })
  const card = (values: object) => create('/api/kanbanCards', { column: first.id, ...values })
  return { url: `${kanban}?board=${board.id}`, first, second, card, headers }
}
