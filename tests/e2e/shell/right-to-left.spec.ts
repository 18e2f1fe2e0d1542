import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { asAdmin } from '../auth-codes'
import { expect, test } from '../fixtures'
import { listPage } from '../list/list-page'

/** The left edges of the first occurrences of texts in an element, in pixels. */
const edges = (element: Locator, texts: readonly string[]): Promise<number[]> =>
  element.first().evaluate((node, wanted) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (walker.nextNode()) nodes.push(walker.currentNode)
    return wanted.map((text) => {
      const found = nodes.find((inner) => inner.textContent?.includes(text))
      if (!found) return Number.NaN
      const range = document.createRange()
      const start = found.textContent?.indexOf(text) ?? 0
      range.setStart(found, start)
      range.setEnd(found, start + 1)
      return range.getBoundingClientRect().left
    })
  }, texts)

/** Expects that texts are shown from left to right in this order. */
const expectOrder = (element: Locator, ...texts: string[]) =>
  expect
    .poll(
      async () => {
        const found = await edges(element, texts)
        return found.every((edge, index) => index === 0 || edge > (found[index - 1] ?? Number.NaN))
      },
      `the order of ${texts.join(' ')}`,
    )
    .toBe(true)

async function create(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(path, { data, headers: await asAdmin(page.request) })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { id } = (await answer.json()) as { readonly id: string }
  return id
}

for (const language of ['en', 'cn'] as const)
  test(`values keep the order of their signs in a layout from right to left, ${language}`, async ({
    signedInPage,
    baseURL,
  }) => {
    const page = await signedInPage('admin')
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.context().addCookies([{ name: 'themeDirection', value: 'rtl', url: baseURL ?? '' }])
    await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language)

    const name = `Overdrawn ${randomUUID().slice(0, 8)}`
    const account = await create(page, '/api/bankAccounts', { name, currency: 'EUR' })
    const entry = { account, direction: 'out', amount: 4_849_645, currency: 'EUR', category: 'rent' }
    const entryId = await create(page, '/api/ledgerEntries', { ...entry, counterparty: name })
    await create(page, `/api/ledgerEntries/${entryId}/book`, {})
    await page.goto(`/dashboard/bank-accounts/${account}`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectOrder(page.getByText('-€48,496.45'), '-', '€', '48', ',', '.45')

    const phone = '+8613821679051'
    const person = { name, email: `${randomUUID()}@company.example`, country: 'CN', currency: 'CNY' }
    const customer = await create(page, '/api/customers', { ...person, phone })
    await page.goto(`/dashboard/customers/${customer}`)
    await expectOrder(page.getByRole('link', { name: phone }), '+', '86', '13', '82', '051')

    await listPage(page).openGrid('/dashboard/audit')
    const time = page.getByRole('gridcell').locator('time')
    await expectOrder(time, ...(language === 'en' ? [' ', '20'] : ['20', '月', '日']))
    await expectOrder(time.locator('span').last(), ':', ...(language === 'en' ? ['M'] : []))
    const pager = page.getByRole('main').getByRole('status').filter({ hasText: '25' })
    await expectOrder(pager, ...(language === 'en' ? ['1', 'to', '25', 'of'] : ['1', '25', '共']))

    await page.goto('/dashboard/banking')
    await page.getByRole('button', { name: language === 'en' ? /^Range/ : /^时间范围/ }).click()
    const range = page.getByRole('button', { name: language === 'en' ? '7 days' : '7 天', exact: true })
    await expectOrder(range, '7', language === 'en' ? 'days' : '天')
  })

test('a cut cell shows its beginning in a layout from right to left', async ({ signedInPage, baseURL }) => {
  const page = await signedInPage('admin')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.context().addCookies([{ name: 'themeDirection', value: 'rtl', url: baseURL ?? '' }])
  const key = randomUUID().slice(0, 8)
  const name = `Lakeside Veterinary Group with a long name ${key}`
  const code = `BEGINNING-OF-A-LONG-CODE-${key}`
  await create(page, '/api/products', { name, code, price: 4000, stock: 20 })
  const isBeginningShown = (cell: Locator, text: string) =>
    cell.evaluate((element, value) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (walker.nextNode() && !walker.currentNode.textContent?.includes(value));
      const range = document.createRange()
      range.setStart(walker.currentNode, 0)
      range.setEnd(walker.currentNode, 1)
      const [first, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
      range.setEnd(walker.currentNode, value.length)
      const isCut = range.getBoundingClientRect().width > box.width
      return isCut && first.left >= box.left && first.right <= box.right
    }, text)
  await listPage(page).open(`/dashboard/e-commerce/list?q=${key}`)
  for (const role of ['cell', 'gridcell'] as const) {
    if (role === 'gridcell') await expect(page.getByRole('grid')).toBeVisible()
    const cellOf = (text: string) => page.locator(`td, [role="gridcell"]`).filter({ hasText: text })
    await expect.poll(() => isBeginningShown(cellOf(name), name), role).toBe(true)
    await expect.poll(() => isBeginningShown(cellOf(code), code), role).toBe(true)
  }
})

test('an emphasized part of a word or a sentence stays in its place in a layout from right to left', async ({
  signedInPage,
  baseURL,
}) => {
  const page = await signedInPage('admin')
  await page.context().addCookies([{ name: 'themeDirection', value: 'rtl', url: baseURL ?? '' }])
  await page.goto('/dashboard/blank')
  await page.getByRole('button', { name: 'Search pages, records and actions' }).click()
  await page.getByRole('combobox', { name: 'Search pages, records and actions' }).fill('inv')
  const found = page
    .getByRole('group', { name: 'Pages' })
    .getByRole('option', { name: 'Recurring invoices', exact: true })
  await expect(found.locator('mark')).toHaveText('inv')
  await expectOrder(found, 'Recurring', 'inv', 'oices')
})

test('labels with a sign and sentences with a figure keep their order in a layout from right to left', async ({
  signedInPage,
  baseURL,
}) => {
  const page = await signedInPage('admin')
  await page.context().addCookies([{ name: 'themeDirection', value: 'rtl', url: baseURL ?? '' }])
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'cn'))
  await page.goto('/dashboard/vouchers/new')
  await expectOrder(page.locator('label').filter({ hasText: '折扣' }), '折扣', '（', '%', '）')

  const letter = { name: 'Edda Lund', email: 'edda@company.example', subject: 'Rates', message: 'Hello' }
  const answer = await page.request.post('/api/site/contact', { data: { ...letter, language: 'en' } })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.goto('/dashboard/app')
  await expectOrder(page.getByRole('link', { name: /\d 条咨询待回复$/ }), ' ', '条咨询', '待回复')
})

test('the lit stars of a rating cover others in a layout from right to left', async ({
  signedInPage,
  baseURL,
}) => {
  const page = await signedInPage('user')
  await page.context().addCookies([{ name: 'themeDirection', value: 'rtl', url: baseURL ?? '' }])
  await page.goto('/dashboard/e-commerce/shop?sort=-ratingAverage')
  const rating = page
    .getByRole('main')
    .getByRole('img', { name: /of 5 stars$/ })
    .first()
  const edgesOf = (element: HTMLElement) =>
    [...element.querySelectorAll('svg')].map((row) => Math.round(row.getBoundingClientRect().right))
  await expect.poll(() => rating.evaluate(edgesOf).then((found) => new Set(found).size)).toBe(1)
})

for (const path of ['/', '/cn'])
  test(`the public site keeps the order of signs in a layout from right to left, ${path}`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'themeDirection', value: 'rtl', url: baseURL ?? '' }])
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const figure = page.getByText('60+', { exact: true })
    await expectOrder(figure, '60', '+')
    if (path === '/cn') {
      await page.goto('/cn/faqs')
      await expectOrder(page.getByRole('heading', { level: 1 }), '有', '您', '？')
      await page.goto(path)
    }
    const sentence = page.getByText(path === '/' ? /^No opening fees/ : /无最低交易额。$/)
    await expectOrder(sentence, ...(path === '/' ? ['accounts', '.'] : ['无', '交易额', '。']))
  })
