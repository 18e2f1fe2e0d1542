import type { Page } from '@playwright/test'
import type { AnyResource } from '#define/resource'
import { routesOf } from '#define/reading'
import { app } from '#resources/app'
import { call } from '../examine/call'
import { openDisplayed } from '../examine/display'
import { restlessness, unnoticedShift, watchShifts } from '../examine/shifts'
import { expect, testWithServer } from '../fixtures'
import { orderOf } from './order-of'

const test = testWithServer()

const resources: Readonly<Record<string, AnyResource>> = app
const names = [
  ...['posts', 'orders', 'invoices', 'creditNotes', 'cardComments'],
  ...['payments', 'bookings', 'products', 'users'],
]
const lists = names.flatMap((name) => {
  const resource = resources[name]
  return resource ? [`${routesOf(resource).list}?view=table`] : []
})

const displays = [
  { language: 'en', themeMode: 'light', themeDirection: 'ltr' },
  { language: 'cn', themeMode: 'light', themeDirection: 'ltr' },
  { language: 'cn', themeMode: 'dark', themeDirection: 'rtl' },
] as const

/** What is wrong with the lines below the titles: not one line, a time or a chip that is cut, or a value that repeats the title. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main li:has(dl)')].flatMap((card) => {
      const facts = card.querySelector<HTMLElement>('dl')
      const title = card.querySelector<HTMLElement>('a[data-record]')?.innerText ?? ''
      if (!facts) return []
      const line = facts.getBoundingClientRect()
      const values = [...facts.querySelectorAll<HTMLElement>('dd')]
      const isCut = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return (
          left < line.left - 1 || right > line.right + 1 || top < line.top - 1 || bottom > line.bottom + 1
        )
      }
      return [
        ...(line.height === 24 ? [] : [`${title}: the line is ${line.height} px high`]),
        ...[...facts.querySelectorAll('time')]
          .filter(isCut)
          .map((time) => `${title}: cut: ${time.innerText}`),
        ...[...facts.querySelectorAll('[class*="_chip_"] > span')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => `${title}: cut: ${textContent}`),
        ...values.filter(isCut).map((value) => `${title}: outside: ${value.innerText}`),
        ...values
          .filter(({ innerText }) => innerText === title)
          .map(({ innerText }) => `${title}: repeated: ${innerText}`),
      ]
    }),
  )

test.use({ viewport: { width: 360, height: 800 } })

for (const shown of displays)
  test(`below the title a phone card has one line, and nothing shifts: ${shown.language}, ${shown.themeDirection}`, async ({
    signedInPage,
  }) => {
    const page = await signedInPage('admin')
    await watchShifts(page)
    for (const path of lists) {
      await openDisplayed(page, path, { ...shown, width: 360 })
      await expect(page.locator('main li:has(dl)').first(), path).toBeVisible()
      expect(await faultsOf(page), path).toEqual([])
      expect(await restlessness(page, 0, unnoticedShift), path).toEqual([])
    }
  })

test('the number of a record is on one line, beside its amount or above it', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  for (const path of ['/dashboard/orders', '/dashboard/invoice/list']) {
    await page.goto(`${path}?view=table`)
    await expect(page.locator('main li:has(dl)').first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const numbers = await page.locator('main li [data-number]').evaluateAll((titles) =>
      titles.map((title) => {
        const amount = title.nextElementSibling
        const [box, other] = [title.getBoundingClientRect(), amount?.getBoundingClientRect()]
        const isOver = other !== undefined && other.top < box.bottom - 1 && other.left < box.right - 1
        return {
          text: title.textContent,
          height: box.height,
          isOver,
          isCut: title.scrollWidth > title.clientWidth,
        }
      }),
    )
    expect(numbers.length).toBeGreaterThan(5)
    expect(numbers.filter(({ height, isOver, isCut }) => height > 24 || isOver || isCut)).toEqual([])
  }
})

test('the card of an order of this year is without the year, and its buyer is not cut', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.setViewportSize({ width: 390, height: 844 })
  const own = await orderOf(page, 'Camille')
  await page.goto(`/dashboard/orders?q=${own}`)
  const facts = page.getByRole('main').getByRole('listitem').locator('dl')
  await expect(facts).toContainText(`Camille ${own}`)
  await expect(facts.getByRole('time')).toHaveText(/^\w{3} \d{1,2} \d{1,2}:\d\d [AP]M$/)
  await page.evaluate(() => document.fonts.ready)
  const cut = (values: Element[]) => values.filter((value) => value.scrollWidth > value.clientWidth).length
  expect(await facts.locator('dd').evaluateAll(cut)).toBe(0)
})

test('the card of a draft, which has no number, names its customer once', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const name = `Named once ${Date.now()}`
  const email = `once${Date.now()}@cards.example`
  const customer = await call(page, 'POST', '/api/customers', { name, email, country: 'DE' })
  const lines = [{ description: 'Terminal', quantity: 1, unitPrice: 1000 }]
  await call(page, 'POST', '/api/invoices', { customer: customer.id, dueOn: '2099-01-01', lines })
  await page.goto(`${routesOf(app.invoices).list}?customer=${customer.id}`)
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(card.getByRole('link', { name: `Draft for ${name}` })).toBeVisible()
  await expect(card.getByText('Jan 1, 2099')).toBeVisible()
  await expect(card.getByText(name)).toHaveCount(1)
})

test('an amount beside which a title would be broken is below it', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const own = String(Date.now()).slice(-7)
  const stay = { unit: `Room ${own}`, arrivesOn: '2099-01-01', leavesOn: '2099-01-03', currency: 'CNY' }
  const guests = { [`S-${own}`]: 1000_00, [`L-${own}`]: 10_000_000_00 }
  for (const [guest, price] of Object.entries(guests)) {
    await call(page, 'POST', '/api/bookings', { ...stay, guest, price })
    Object.assign(stay, { arrivesOn: '2099-02-01', leavesOn: '2099-02-03' })
  }
  await page.goto(`/dashboard/bookings?view=table&q=${own}`)
  const cardOf = async (guest: string, amount: RegExp) => {
    const title = page.getByRole('link', { name: guest, exact: true })
    await expect(title).toBeVisible()
    const [box, below] = [await title.boundingBox(), await page.getByText(amount).last().boundingBox()]
    if (!box || !below) throw new Error(`The card of ${guest} is not shown`)
    return { height: box.height, isBelow: below.y >= box.y + box.height - 1 }
  }
  const short = await cardOf(`S-${own}`, /CN¥1,000\.00$/)
  expect(short.isBelow).toBe(false)
  expect(await cardOf(`L-${own}`, /CN¥10,000,000\.00$/)).toEqual({ height: short.height, isBelow: true })
})
