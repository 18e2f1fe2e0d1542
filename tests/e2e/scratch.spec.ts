import type { APIRequestContext } from '@playwright/test'
import { copyProgram } from '../scratch/copy'
import { addFeature, deleteFeature } from '../scratch/features'
import { expect, signIn, test } from '../scratch/fixtures'
import { chooseOption } from './choose-option'
import { headersOf } from './examine/calendar'

const suites = ['access', 'create', 'assignment', 'hidden', 'filters', 'sorts', 'schema', 'beside']

async function signedIn(request: APIRequestContext, role: string) {
  const data = { email: `${role}@corridor.example`, password: 'corridor' }
  const { accessToken } = await (await request.post('/api/account/login', { data })).json()
  const headers = { authorization: `Bearer ${accessToken}` }
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await request.fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { data: body }),
    })
    const text = await response.text()
    return {
      status: response.status(),
      headers: response.headers(),
      body: text === '' ? undefined : JSON.parse(text),
    }
  }
  return call
}

test('the documented resource has at most 25 lines and is registered by one line', ({ scratch }) => {
  const { declaration, line } = scratch.resource
  expect(declaration.trim().split('\n').length).toBeLessThanOrEqual(25)
  expect(line.split('\n')).toHaveLength(1)
  const fields = /fields: \{([^]*?)\n  \}/.exec(declaration)?.[1]?.match(/^ {4}\w+:/gm)
  expect(fields).toHaveLength(6)
  for (const kind of ['ref(', 'choice(', 'money(', 'currency(', 'date(', 'max: ', 'access: {'])
    expect(declaration).toContain(kind)
})

test('the migration of the documented resource creates only its table and indexes', ({ scratch }) => {
  const added = scratch
    .files('migrations')
    .filter((name) => !scratch.migrations.includes(name) && name.includes('expenses'))
  expect(added).toHaveLength(1)
  expect(scratch.migrated).toContain(added[0])
  const statements = scratch.read(`migrations/${added[0]}`)
  expect(statements).toContain('CREATE TABLE "expenses"')
  for (const index of ['customer', 'kind', 'spentOn', 'search'])
    expect(statements).toContain(`CREATE INDEX "expenses_${index}_index"`)
  expect(statements).not.toMatch(/DROP|ALTER TABLE "(?!expenses)/)
})

test('npm run check passes after adding the documented feature and deleting another one', async ({
  scratch,
}) => {
  // Takes 108 s alone on a slow machine with two cores, and more than 400 s beside other programs.
  test.setTimeout(800_000)
  const copy = copyProgram()
  addFeature(copy, scratch.resource)
  deleteFeature(copy, 'bookings')
  await copy.run('scripts/migration.mjs', 'without_bookings', '--remove', 'bookings')
  const output = await copy.run('scripts/check.mjs')
  for (const check of ['unit tests', 'formatting', 'types', 'lint', 'directions'])
    expect(output).toMatch(new RegExp(`${check} +passed`))
  expect(copy.files('src/resources')).not.toContain('bookings')
  copy.remove()
})

test('the contract tests pass for the documented resource', async ({ scratch }) => {
  test.setTimeout(600_000)
  // Vitest runs the files whose paths contain one of these.
  const files = suites.map((suite) => `/${suite}.test.ts`)
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'contract', ...files]
  const output = await scratch.run(...vitest, '-t', 'expenses|declarations, migrations')
  expect(output).toMatch(/Tests .*\d+ passed/)
  expect(Number(/(\d+) passed(?![^]*passed)/.exec(output)?.[1])).toBeGreaterThan(20)
})

test('REST and OpenAPI of the documented resource depend on the role', async ({ request }) => {
  const admin = await signedIn(request, 'admin')
  const manager = await signedIn(request, 'manager')
  const user = await signedIn(request, 'user')
  const customers = await admin('GET', '/api/customers?_end=1')
  const expense = {
    title: 'Train to Lisbon',
    customer: customers.body[0].id,
    kind: 'travel',
    amount: 12_350,
    currency: 'EUR',
  }
  const made = await manager('POST', '/api/expenses', expense)
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    ...expense,
    spentOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    version: 1,
    _can: ['update'],
  })
  const path = `/api/expenses/${made.body.id}`
  expect((await manager('PATCH', path, { amount: 0 })).body.errors).toEqual({
    amount: ['Enter 1 or more, in the smallest unit of the currency.'],
  })
  expect((await manager('PATCH', path, { kind: 'software' })).status).toBe(403)
  expect((await admin('PATCH', path, { kind: 'software' })).body).toMatchObject({
    kind: 'software',
    version: 2,
  })
  expect((await manager('PATCH', path, { amount: 1 })).status).toBe(403)
  expect((await manager('DELETE', path)).status).toBe(403)
  expect(
    (await admin('GET', '/api/expenses?q=lisbon&kind=software&_sort=amount')).headers['x-total-count'],
  ).toBe('1')
  for (const [method, at] of [
    ['GET', '/api/expenses'],
    ['GET', path],
    ['POST', '/api/expenses'],
    ['DELETE', path],
  ] as const)
    expect((await user(method, at, method === 'POST' ? expense : undefined)).status, method).toBe(403)
  expect((await request.get('/api/expenses')).status()).toBe(401)
  expect((await admin('DELETE', path)).status).toBe(204)

  const [full, none] = [await admin('GET', '/api/openapi.json'), await user('GET', '/api/openapi.json')]
  expect(Object.keys(full.body.paths)).toContain('/api/expenses/{id}')
  expect(JSON.stringify(none.body)).not.toContain('expenses')
})

test('the documented resource has a menu item, a list, forms and a show page', async ({ page }) => {
  await signIn(page, 'manager')
  await page.getByRole('navigation').getByRole('link', { name: 'Expenses' }).first().click()
  await expect(page).toHaveURL(/\/dashboard\/expenses$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Expenses' })).toBeVisible()
  for (const name of ['Title', 'Customer', 'Kind', 'Amount', 'Spent on'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
  await expect(page.getByText(/^1 to 25 of \d+$/)).toBeVisible()

  await page.getByRole('link', { name: 'New expense' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Fill this in.').first()).toBeVisible()
  await page.getByRole('main').getByLabel('Title').fill('Paper for the office')
  await page.getByRole('main').getByLabel('Customer').fill('a')
  const found = page.getByRole('listbox').getByRole('option')
  await found.filter({ hasNotText: 'New customer' }).first().click()
  await chooseOption(page.getByRole('main').getByLabel('Kind'), 'Travel')
  await page.getByRole('main').getByLabel('Amount').fill('1234.5')
  await page.getByRole('textbox', { name: 'Spent on' }).fill('2025-03-01')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paper for the office' })).toBeVisible()
  await expect(page.getByText('€1,234.50')).toBeVisible()

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('20')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('€20.00')).toBeVisible()
  await page.goto('/dashboard/expenses?q=paper')
  await expect(page.getByRole('row').filter({ hasText: 'Paper for the office' })).toContainText('Travel')
})

test('a user who may not read the documented resource has no menu item for it and is refused its list', async ({
  page,
}) => {
  await signIn(page, 'user')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Products' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Expenses' })).toHaveCount(0)
  await page.goto('/dashboard/expenses')
  await expect(page.getByRole('heading', { level: 1, name: 'Restricted access' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'New expense' })).toHaveCount(0)
})

test("a list of refine's documentation is sorted, filtered and paged by the server", async ({ page }) => {
  const lists: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/products') lists.push(`${searchParams}`)
  })
  await signIn(page, 'manager')
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/dashboard/published')
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
  const cells = (field: string) => page.locator(`[role="gridcell"][data-field="${field}"]`)
  await expect(cells('code')).toHaveCount(10)
  expect(lists).toEqual(['_start=0&_end=10&_sort=code&_order=asc'])
  const [first] = await cells('code').allInnerTexts()

  await page.getByRole('button', { name: 'Go to next page' }).click()
  await expect.poll(() => lists.at(-1)).toBe('_start=10&_end=20&_sort=code&_order=asc')
  await expect(page.getByText(/^11–20 of/)).toBeVisible()
  expect(await cells('code').allInnerTexts()).not.toContain(first)

  await page.getByRole('columnheader', { name: 'Stock' }).click()
  await expect.poll(() => lists.at(-1)).toContain('_sort=stock&_order=asc')
  await expect(cells('stock').first()).toHaveText('0')
  const name = await cells('name').first().innerText()

  await page.getByRole('columnheader', { name: 'Name' }).hover()
  await page.getByRole('button', { name: 'Name column menu' }).click()
  await page.getByRole('menuitem', { name: 'Filter' }).click()
  await page.getByPlaceholder('Filter value').fill(name)
  await expect.poll(() => lists.at(-1)).toContain(`name_like=${name.replaceAll(' ', '+')}`)
  await expect(cells('name').filter({ hasNotText: name })).toHaveCount(0)
  await expect(cells('name').first()).toHaveText(name)
  // The Content Security Policy refuses nothing that the grid adds to the page.
  expect(errors).toEqual([])
})

test("an edit page of refine's documentation saves, and shows the server's error at its field", async ({
  page,
}) => {
  await signIn(page, 'manager')
  await page.goto('/dashboard/published')
  await page.getByRole('gridcell').getByRole('link', { name: 'Edit', exact: true }).first().click()
  const [name, code] = [page.getByLabel('Name', { exact: true }), page.getByLabel('Code', { exact: true })]
  await expect(code).not.toHaveValue('')
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await name.fill('Renamed by the documentation')
  await code.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Fill this in.')).toBeVisible()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toHaveAccessibleDescription('Fill this in.')
  await code.fill('A-1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Product saved')).toBeVisible()
  await expect(page).toHaveURL(/e-commerce\/list/)
  expect(writes).toHaveLength(2)
  await page.goto('/dashboard/published')
  const row = page.getByRole('row').filter({ hasText: 'A-1' })
  await expect(row).toContainText('Renamed by the documentation')
})

test("a button of refine's documentation is shown to those who may use it", async ({ page }) => {
  const button = page.getByRole('button', { name: 'Add a product' })
  await signIn(page, 'manager')
  await page.goto('/dashboard/published')
  await button.click()
  await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await signIn(page, 'user')
  await page.goto('/dashboard/published')
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await expect(button).toHaveCount(0)
})

test('a resource of 25 lines has a board in lanes and a calendar with repeating events and invitations', async ({
  page,
  scratch,
}) => {
  const declaration = scratch.read('src/resources/visits/visits.resource.ts')
  expect(declaration.slice(declaration.indexOf('export')).trim().split('\n').length).toBeLessThanOrEqual(25)
  await signIn(page, 'manager')
  await page.goto('/dashboard/visits?view=calendar&mode=week&date=2031-03-05')
  const calendar = page.getByRole('region', { name: 'Visits' })
  await page.getByRole('button', { name: 'New visit' }).first().click()
  const form = page.getByRole('dialog', { name: 'New visit' })
  await form.getByRole('textbox', { name: 'Title' }).fill('Annual inspection')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  const event = calendar.getByRole('button', { name: /Annual inspection/ })
  await expect(event).toBeVisible()

  await page.goto('/dashboard/visits?view=board&lanes=priority')
  const lists = page.getByRole('main').getByRole('list')
  const card = (list: string) =>
    lists
      .and(page.getByLabel(list, { exact: true }))
      .getByRole('listitem')
      .filter({ hasText: 'Annual inspection' })
  await expect(card('Planned, Low')).toHaveCount(1)
  await page.getByRole('button', { name: 'Actions for Annual inspection' }).click()
  await page.getByRole('menuitem', { name: 'Move to Confirmed, Low' }).click()
  await expect(card('Confirmed, Low')).toHaveCount(1)

  const list = await page.request.get('/api/visits?q=annual', { headers: await headersOf(page) })
  const [{ id }] = (await list.json()) as [{ id: string }]
  const change = { recurrence: 'FREQ=DAILY;COUNT=3', guests: [{ email: 'guest@people.example' }] }
  const headers = await headersOf(page)
  expect((await page.request.patch(`/api/visits/${id}`, { data: change, headers })).ok()).toBe(true)
  await page.goto('/dashboard/visits?view=calendar&mode=week&date=2031-03-05')
  await expect(event).toHaveCount(3)
  await event.first().click()
  await expect(page.getByRole('dialog').getByText('guest@people.example')).toBeVisible()
})
