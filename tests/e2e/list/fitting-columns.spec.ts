import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { asAdmin } from '../auth-codes'
import { restlessness, countShifts } from '../examine/shifts'
import { expect, test } from '../fixtures'
import { listPage, products } from './list-page'
import { orderOf } from './order-of'

/** Whether an element is inside the box of another, and so visible as a whole. */
const isInside = (element: Locator, outer: Locator) =>
  expect
    .poll(async () => {
      const [inner, box] = [await element.boundingBox(), await outer.boundingBox()]
      if (!inner || !box || inner.width === 0) return false
      const isWithin = inner.x >= box.x - 1 && inner.x + inner.width <= box.x + box.width + 1
      return isWithin && inner.y >= box.y - 1 && inner.y + inner.height <= box.y + box.height + 1
    })
    .toBe(true)

for (const width of [1280, 1920])
  for (const density of ['comfortable', 'compact'])
    test(`instants have their time in the audit log at ${width} px, ${density}`, async ({ signedInPage }) => {
      const page = await signedInPage('admin')
      await page.setViewportSize({ width, height: 800 })
      await listPage(page).openGrid(`/dashboard/audit?density=${density}`)
      const cell = page
        .getByRole('gridcell')
        .filter({ has: page.locator('time') })
        .first()
      await isInside(cell.getByText(/^\d{1,2}:\d\d( [AP]M)?$/), cell)
      await isInside(cell.locator('time'), cell)
    })

test('the columns of products fit at 1280 px, with the menus of rows', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.setViewportSize({ width: 1280, height: 900 })
  await listPage(page).openGrid(products)
  const scroller = page.locator('.MuiDataGrid-virtualScroller')
  await isInside(page.getByRole('button', { name: /^Actions for/ }).first(), scroller)
})

for (const language of ['en', 'cn'])
  for (const width of [1280, 1440])
    test(`the columns of orders, payments and bookings fit at ${width} px, ${language}`, async ({
      signedInPage,
    }) => {
      const page = await signedInPage('admin')
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language)
      for (const path of ['/dashboard/orders', '/dashboard/payments', '/dashboard/bookings?view=table'])
        await test.step(path, async () => {
          await page.goto(path)
          const scroller = page.locator('.MuiDataGrid-virtualScroller')
          await expect(scroller.getByRole('gridcell').first()).toBeVisible()
          await expect.poll(() => scroller.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
        })
    })

const longName = 'Wilhelmina Alexandrina Featherstonehaugh-Cholmondeley'

/**
 * The columns of the grid without sums, which arrive later and need space: how wide they are, and the widest of their
 * texts with what may be around it.
 */
const measuredColumns = (page: Page) =>
  page.locator('.MuiDataGrid-root').evaluate((grid) => {
    const chipOrPortrait = 28
    const [padding, arrow] = [20, 20]
    return [...grid.querySelectorAll('[role="columnheader"][data-field]')]
      .filter(
        (head) =>
          !['__check__', '_actions', 'totalItems', 'total'].includes(head.getAttribute('data-field') ?? ''),
      )
      .map((head) => {
        const name = head.getAttribute('data-field')
        const cells = [...grid.querySelectorAll(`[role="gridcell"][data-field="${name}"]`)]
        const [label, ...texts] = [head, ...cells].map((cell) => {
          const range = document.createRange()
          const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
          const widths = [0]
          while (walker.nextNode()) {
            range.selectNodeContents(walker.currentNode)
            widths.push(range.getBoundingClientRect().width)
          }
          return Math.max(...widths)
        })
        const { width } = head.getBoundingClientRect()
        const text = Math.max(0, ...texts)
        const max = Math.max((label ?? 0) * 1.1 + padding + arrow, text * 1.15 + padding + chipOrPortrait)
        return { name, width, isCut: text > width - padding, max: Math.max(60, max) }
      })
  })

for (const language of ['en', 'cn'])
  for (const width of [1280, 1440])
    test(`while the buyer of an order is cut, no column is wider than its values at ${width} px, ${language}`, async ({
      signedInPage,
    }) => {
      const page = await signedInPage('admin')
      await page.setViewportSize({ width, height: 900 })
      const own = await orderOf(page, longName)
      await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language)
      await countShifts(page)
      await page.goto(`/dashboard/orders?q=${own}`)
      const scroller = page.locator('.MuiDataGrid-virtualScroller')
      await expect(scroller.getByRole('gridcell').first()).toBeVisible()
      const columns = await measuredColumns(page)
      expect(columns.filter(({ isCut }) => isCut).map(({ name }) => name)).toEqual(['buyer'])
      expect(columns.filter((column) => column.width > column.max)).toEqual([])
      await expect.poll(() => scroller.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
      expect(await restlessness(page)).toEqual([])
    })

test('columns have the same widths whether or not the fonts have loaded', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.setViewportSize({ width: 1440, height: 900 })
  const path = `/dashboard/orders?q=${await orderOf(page, longName)}`
  const widths = async () => {
    await page.goto(path)
    await expect(page.locator('.MuiDataGrid-virtualScroller').getByRole('gridcell').first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    return (await measuredColumns(page)).map(({ name, width }) => ({ name, width }))
  }
  const withFonts = await widths()
  let refused = 0
  await page.route('**/*.woff2', (route) => {
    refused += 1
    return route.abort()
  })
  expect(await widths()).toEqual(withFonts)
  expect(refused).toBeGreaterThan(0)
})

for (const path of ['/dashboard/jobs', products])
  test(`no head is cut at 1280 px, ${path}`, async ({ signedInPage }) => {
    const page = await signedInPage('admin')
    await page.setViewportSize({ width: 1280, height: 900 })
    // A finished job, so that the list has rows.
    const headers = await asAdmin(page.request)
    const data = { timezone: 'UTC' }
    const job = await page.request.post('/api/mail/export', { headers, data })
    expect(job.ok(), await job.text()).toBe(true)
    await listPage(page).openGrid(path)
    const cut = await page
      .getByRole('columnheader')
      .locator('[class*="label"]')
      .evaluateAll((heads) =>
        heads.filter((head) => head.scrollWidth > head.clientWidth).map((head) => head.textContent),
      )
    expect(cut).toEqual([])
    await isInside(page.getByRole('columnheader').last(), page.locator('.MuiDataGrid-virtualScroller'))
  })

test('a card of a list shows its date as a whole on a phone', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.setViewportSize({ width: 390, height: 844 })
  const headers = await asAdmin(page.request)
  const name = `Customer with a name that is as long as a line ${randomUUID().slice(0, 8)}`
  const buyer = { name, email: `${randomUUID()}@company.example`, country: 'DE', currency: 'EUR' }
  const made = await page.request.post('/api/customers', { headers, data: buyer })
  const { id: customer } = (await made.json()) as { readonly id: string }
  const lines = [{ description: 'Work', unit: 'piece', quantity: 1, unitPrice: 9990, taxRate: 19 }]
  const values = { customer, currency: 'EUR', dueOn: '2099-12-28', lines }
  expect((await page.request.post('/api/invoices', { headers, data: values })).ok()).toBe(true)
  await page.goto('/dashboard/invoice/list?sort=-dueOn')
  const card = page.getByRole('listitem').filter({ hasText: name })
  const date = card.locator('time')
  await expect(date).toHaveText('Dec 28, 2099')
  await isInside(date, card)
  expect(await date.locator('..').evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0)
})

test('the placeholder of a narrow search field is cut with a sign of it', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.setViewportSize({ width: 1280, height: 900 })
  await listPage(page).openGrid(products)
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveCSS(
    'text-overflow',
    'ellipsis',
  )
})
