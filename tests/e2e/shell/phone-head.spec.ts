import type { Page } from '@playwright/test'
import type { AnyResource } from '#define/resource'
import { routesOf, viewRoutesOf, viewsOf } from '#define/reading'
import { app } from '#resources/app'
import { goAtRest, openAtRest } from '../examine/rest'
import { expect, test } from '../fixtures'

/** A third of the height of a small phone, in pixels. */
const third = 266
const inGroups = <One>(all: readonly One[], size: number): (readonly One[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(size * index, size * (index + 1)),
  )

/** The lists with generated pages, in each of their views. */
const addresses = (Object.values(app) as AnyResource[])
  .filter((resource) => !resource.routes?.custom)
  .flatMap((resource) => {
    const { list } = routesOf(resource)
    const own = viewRoutesOf(resource)
    return viewsOf(resource).map(
      (view) =>
        own.find((item) => item.view === view)?.path ?? (view === 'table' ? list : `${list}?view=${view}`),
    )
  })

/** The top of the first row, card, column or day, in pixels; null if the list is empty. */
const firstRowTop = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const first = document.querySelector(
      'main :is(section.card ul > li, [class*="_catalogue_"] ul > li, tbody tr, [data-frame], [class*="_calendar_"], [class*="_state_"])',
    )
    return first && Math.round(first.getBoundingClientRect().top + scrollY)
  })

test.use({ viewport: { width: 360, height: 800 } })
test.describe.configure({ mode: 'parallel', timeout: 120_000 })

for (const some of inGroups(addresses, 12))
  test(`the first row is in the first third of a phone: ${some[0]} and others`, async ({ signedInPage }) => {
    const page = await signedInPage('admin')
    await openAtRest(page, some[0] ?? '')
    const tops: Record<string, number | null> = {}
    for (const path of some) {
      await goAtRest(page, path)
      tops[path] = await firstRowTop(page)
    }
    expect(Object.entries(tops).filter(([, top]) => top === null || top > third)).toEqual([])
  })

test('all tools of a list are in its menu, by touch and by keyboard', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await openAtRest(page, '/dashboard/invoice/list')
  const main = page.getByRole('main')
  const menu = main.getByRole('button', { name: 'List menu' })
  await expect(main.getByRole('button', { name: 'Columns' })).toBeHidden()
  await menu.click()
  for (const name of ['Views', 'Filter', 'Sort', 'Columns', 'Export'])
    await expect(main.getByRole('button', { name })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Import' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(main.getByRole('button', { name: 'Columns' })).toBeHidden()
  await expect(menu).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(main.getByRole('button', { name: 'Views' })).toBeFocused()
  await main.getByRole('button', { name: 'Sort' }).click()
  await expect(page.getByRole('dialog', { name: 'Sort' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(main.getByRole('button', { name: 'Columns' })).toBeHidden()

  await menu.click()
  await main.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByRole('menuitem', { name: /CSV/ })).toBeVisible()
  await page.keyboard.press('Escape')
  // A touch beside the menu closes it and does nothing else.
  await main.getByRole('searchbox').click({ force: true })
  await expect(main.getByRole('button', { name: 'Columns' })).toBeHidden()
})
