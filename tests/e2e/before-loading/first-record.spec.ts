import type { Page } from '@playwright/test'
import { call, newCustomer } from '../examine/call'
import { recordPath } from '#base/format/record-path'
import { someRows } from '../examine/addresses'
import { recordUrl } from '#providers/data/record-url'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { app } from '#resources/app'
import { expect, heldTest as test, requestedUntilStream } from '../examine/held'
import { refusedHeading } from '../examine/headings'
import { withFonts } from '../examine/rest'
import { restlessness, shiftsOn, unnoticedShift } from '../examine/shifts'

// The page of a record renders its heading, its summary and its fields before the application has loaded, which is held
// back until `load`.

/** Opens the page that the test has, at a path in the language and direction of the cookies. */
async function reopen(page: Page, path: string, cookies: Readonly<Record<string, string>> = {}) {
  const url = new URL(page.url()).origin
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  await page.goto(path)
}

async function ownAccount(page: Page): Promise<{ id: string; displayName: string }> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get('/api/account/my-account', { headers })
  return ((await answer.json()) as { user: { id: string; displayName: string } }).user
}

for (const [name, cookies] of [
  ['English', {}],
  ['right to left', { themeDirection: 'rtl' }],
] as const)
  test(`a record is shown before the application has loaded, and stays in place when it takes over, ${name}`, async ({
    openHeld,
  }) => {
    const { page, load } = await openHeld('/favicon.svg')
    const { id, displayName } = await ownAccount(page)
    await reopen(page, `/dashboard/user/${id}`, cookies)
    const heading = page.getByRole('heading', { level: 1, name: displayName, exact: true })
    await expect(heading).toBeVisible()
    const main = page.getByRole('main')
    const email = main.locator('dd', { hasText: 'admin@corridor.example' })
    await expect(email).toHaveCount(2)
    const sections = main.getByRole('heading', { level: 2 })
    // Texts have other widths until the fonts have loaded.
    await withFonts(heading, email, sections)
    const before = {
      heading: await heading.boundingBox(),
      email: await email.last().boundingBox(),
      section: await sections.first().innerText(),
    }
    const sent = requestedUntilStream(page)
    await load()
    expect(await sections.first().innerText()).toBe(before.section)
    expect(await heading.boundingBox()).toEqual(before.heading)
    expect(await email.last().boundingBox()).toEqual(before.email)
    expect(sent).not.toContain(`/api/users/${id}`)
    expect(await restlessness(page, 0, unnoticedShift)).toEqual([])
  })

/** The pages of a customer and of an invoice, which has many actions and a document. */
async function customerAndInvoice(page: Page): Promise<readonly string[]> {
  const { id: customer } = await newCustomer(page)
  const lines = [{ description: 'Terminal', quantity: 1, unitPrice: 1000 }]
  const invoice = await call(page, 'POST', '/api/invoices', { customer, dueOn: '2099-01-01', lines })
  return [`/dashboard/customers/${customer}`, `/dashboard/invoice/${invoice.id}`]
}

for (const [index, name] of ['customer', 'invoice'].entries())
  test(`what is below the head of a record stays in place on a phone when its actions arrive, ${name}`, async ({
    openHeld,
  }) => {
    const { page, load } = await openHeld('/favicon.svg')
    await page.setViewportSize({ width: 360, height: 740 })
    await reopen(page, (await customerAndInvoice(page))[index] ?? '')
    const main = page.getByRole('main')
    const [head, section] = [main.locator('.page-head'), main.locator('dl').first()]
    const edit = head.getByRole('link', { name: 'Edit' })
    await expect(edit).toBeVisible()
    // Texts have other widths until the fonts have loaded.
    await withFonts(
      head.getByRole('heading', { level: 1 }),
      edit,
      section.locator('dt'),
      section.locator('dd'),
    )
    const moved = await shiftsOn(page)
    const before = [await head.boundingBox(), await section.boundingBox()]
    await load()
    await expect(head.getByRole('button').first()).toBeVisible()
    expect([await head.boundingBox(), await section.boundingBox()]).toEqual(before)
    expect(await restlessness(page, moved, unnoticedShift)).toEqual([])
  })

test('on a phone the document of an invoice is in the menu of its actions', async ({ openHeld }) => {
  const { page, load } = await openHeld('/favicon.svg')
  await page.setViewportSize({ width: 360, height: 740 })
  const path = (await customerAndInvoice(page))[1] ?? ''
  await reopen(page, path)
  await load()
  const actions = page.locator('.page-actions')
  await expect(actions.getByRole('link', { name: 'Edit' })).toBeInViewport()
  await expect(actions.getByRole('link', { name: 'Print' })).toHaveCount(0)
  await actions.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: /^PDF: / })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await expect(page).toHaveURL(/\/print$/)
})

test('on a system without a Chinese font a record in Chinese is shown once the application has brought one', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/favicon.svg')
  const { id, name } = await newCustomer(page)
  await reopen(page, `/dashboard/customers/${id}`, { i18nextLng: 'cn' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  await load()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  expect(await restlessness(page, 0, unnoticedShift)).toEqual([])
})

test('a link that is followed before the application has loaded leads to its page', async ({ openHeld }) => {
  const { page, load } = await openHeld('/favicon.svg')
  const { id, name } = await newCustomer(page)
  await reopen(page, `/dashboard/customers/${id}`)
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page).toHaveURL(`/dashboard/customers/${id}/edit`)
  await load()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name)
})

test('a record that does not exist, and one that the user may not read, are refused once the application has loaded', async ({
  openHeld,
}) => {
  const missing = '01890a5d-ac96-774b-bcce-b302099a8057'
  const admin = await openHeld(`/dashboard/customers/${missing}`)
  await expect(admin.page.getByRole('heading', { level: 1 })).toHaveCount(0)
  await admin.load()
  await expect(admin.page.getByText('There is no such record')).toBeVisible()
  const user = await openHeld(`/dashboard/enquiries/${missing}`, 'user')
  await user.load()
  await expect(user.page.getByRole('heading', { level: 1, name: refusedHeading })).toBeVisible()
})

test('the page of a new record is not taken for one of a record', async ({ openHeld }) => {
  const { page, load } = await openHeld('/favicon.svg')
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.goto('/dashboard/e-commerce/product/new')
  await load()
  await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible()
  expect(sent).not.toContain(recordUrl(app.products, 'new').split('?')[0])
})

/** The names and values of all facts in the page. */
const factsOn = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) => [...main.querySelectorAll('dt, dd')].map((element) => element.textContent))

const compared = ['users', 'categories', 'payments', 'reviews', 'vouchers'] as const

for (const name of compared)
  test(`the application shows the same fields of ${name} as the page before it has loaded`, async ({
    openHeld,
  }) => {
    const { page, load } = await openHeld('/favicon.svg')
    const resource: AnyResource = app[name]
    const [row] = await someRows(page, resource)
    expect(row).toBeDefined()
    await reopen(page, recordPath(resource, 'show', row as Row))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const before = await factsOn(page)
    expect(before.length).toBeGreaterThan(0)
    await load()
    const after = (await factsOn(page)).slice(0, before.length)
    // A time zone and a rule of recurrence are named once their texts have loaded.
    expect(after.map((text, index) => (before[index] === '' ? '' : text))).toEqual(before)
  })
