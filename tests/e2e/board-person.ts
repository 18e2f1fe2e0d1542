import type { APIRequestContext, Page } from '@playwright/test'
import { newPerson, openWith, promote } from './auth-codes'
import { kanban, ownColumns } from './examine/board'

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
