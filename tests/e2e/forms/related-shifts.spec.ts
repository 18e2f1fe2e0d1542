import type { Page } from '@playwright/test'
import { routesOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { app } from '#resources/app'
import { addressOf } from '#base/format/record-path'
import { someRows } from '../examine/addresses'
import { hold } from '../examine/hold'
import { atRest, painted } from '../examine/rest'
import { restlessness, watchShifts } from '../examine/shifts'
import { expect, test } from '../fixtures'

// On pages with tabs, a related list is alone in its tab.
const withLists = (Object.values(app) as AnyResource[]).filter(
  ({ related, layout }) => related?.length && !layout?.tabs,
)
const historyButton = (page: Page) => page.getByRole('button', { name: 'Show the history' })

const listPathOf = (name: string): string =>
  (app as Readonly<Record<string, AnyResource>>)[name]?.wire?.list?.path ?? `/api/${name}`

async function showPath(page: Page, resource: AnyResource): Promise<string> {
  const [row] = await someRows(page, resource)
  const { show } = routesOf(resource)
  if (!row || !show) throw new Error(`There is no page of a record of ${resource.name}`)
  return show.replace(':id', encodeURIComponent(addressOf(resource, row)))
}

test('there are resources whose records have related lists', () => {
  expect(withLists.length).toBeGreaterThan(1)
})

for (const resource of withLists)
  test(`related lists that load late cause no layout shift on a record of ${resource.name}`, async ({
    signedInPage,
  }) => {
    const page = await signedInPage('admin')
    const path = await showPath(page, resource)
    await page.setViewportSize({ width: 360, height: 800 })
    await watchShifts(page)
    const script = await hold(page, '**/assets/related-{list,times}-*.js')
    const lists = await Promise.all(
      (resource.related ?? []).map((name) => hold(page, `**${listPathOf(name)}?*`)),
    )
    await page.goto(path)
    await expect(page.getByRole('definition').first()).toBeVisible()
    await expect.poll(script.count).toBeGreaterThan(0)
    await painted(page)
    script.letThrough()
    for (const list of lists) {
      await expect.poll(list.count).toBeGreaterThan(0)
      await painted(page)
      await expect(historyButton(page)).toBeHidden()
      list.letThrough()
    }
    await expect(historyButton(page)).toBeVisible()
    await atRest(page)
    await painted(page)
    expect(await restlessness(page)).toEqual([])
  })

test('the content below a related list is rendered when the list cannot be loaded', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.route('**/api/products?*', (route) => route.fulfill({ status: 404, json: { message: 'None.' } }))
  await page.goto(await showPath(page, app.categories))
  await expect(page.getByRole('region', { name: 'Products' }).getByRole('alert')).toBeVisible()
  await expect(historyButton(page)).toBeVisible()
})
