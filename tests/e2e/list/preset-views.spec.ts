import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { invoices, listPage, listRequests } from './list-page'

const texts = {
  en: {
    views: 'Views',
    preset: 'Unpaid, largest first',
    changed: /^Unpaid, largest first changed$/,
    heading: 'Preset views',
    all: 'All records',
    total: 'Total',
    balance: 'Balance',
    clear: 'Clear all',
    saveAs: 'Save as new view…',
    copy: 'Copy link',
    name: 'Name',
    save: 'Save',
    products: 'Products',
    palette: 'Search pages, records and actions',
  },
  cn: {
    views: '视图',
    preset: '未付清，金额从大到小',
    changed: /^未付清，金额从大到小 ?已更改$/,
    heading: '预设视图',
    all: '全部记录',
    total: '合计',
    balance: '未付余额',
    clear: '全部清除',
    saveAs: '另存为新视图…',
    copy: '复制链接',
    name: '名称',
    save: '保存',
    products: '产品',
    palette: '搜索页面、记录和操作',
  },
} as const

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
const menuItem = (page: Page, name?: string) =>
  page.getByRole('menuitem', { ...(name !== undefined && { name, exact: true }) })
const view = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true })

for (const language of ['en', 'cn'] as const) {
  const text = texts[language]

  test(`a preset view opens with its filter, order and columns, and is saved as an own one: ${language}`, async ({
    signedInPage,
  }) => {
    const page = await signedInPage('manager')
    const list = listPage(page)
    await page.evaluate((code) => localStorage.setItem('i18nextLng', code), language)
    await list.openGrid(invoices)
    await expect(list.head(text.total)).toBeVisible()
    const sent = listRequests(page, 'invoices')
    await button(page, text.views).click()
    await expect(page.getByRole('menu').getByText(text.heading, { exact: true })).toBeVisible()
    await view(page, text.preset).click()
    await expect(page).toHaveURL(/saved=invoices\.unpaid.*sort=-balance/)
    await expect(list.head(text.balance)).toBeVisible()
    await expect(list.head(text.total)).toHaveCount(0)
    await expect
      .poll(() => sent.at(-1))
      .toMatch(/_sort=balance&_order=desc.*"op":"in","value":\["sent","partlyPaid","overdue"\]/)

    // By reload, by Back and by its link in the navigation.
    await page.reload()
    await expect(button(page, text.preset)).toBeVisible()
    await expect(list.head(text.total)).toHaveCount(0)
    await button(page, text.preset).click()
    await view(page, text.all).click()
    await expect(list.head(text.total)).toBeVisible()
    await page.goBack()
    await expect(button(page, text.preset)).toBeVisible()
    const link = page.getByRole('navigation').first().getByRole('link', { name: text.preset, exact: true })
    await expect(link).toHaveAttribute('aria-current', 'page')

    // It cannot be changed or deleted.
    await page.getByRole('button', { name: text.clear, exact: true }).click()
    await button(page, text.changed).click()
    await expect(view(page, text.preset)).toHaveAttribute('aria-checked', 'true')
    await expect(menuItem(page)).toHaveText([text.saveAs, text.copy])
    await page.keyboard.press('Escape')
    await link.click()
    await expect(button(page, text.preset)).toBeVisible()

    // A new view starts from it.
    await button(page, text.preset).click()
    await menuItem(page, text.saveAs).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(text.name).fill(`Mine ${language}`)
    await dialog.getByRole('button', { name: text.save, exact: true }).click()
    await expect(button(page, `Mine ${language}`)).toBeVisible()
    await expect(page).toHaveURL(/saved=[0-9a-f-]{36}.*sort=-balance/)
    await expect(list.head(text.total)).toHaveCount(0)

    await page.getByRole('link', { name: text.products, exact: true }).first().click()
    await expect(page).toHaveURL(/e-commerce/)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: text.palette }).fill(text.preset)
    await page
      .getByRole('option', { name: new RegExp(text.preset) })
      .first()
      .click()
    await expect(page).toHaveURL(/invoice\/list\?saved=invoices\.unpaid/)
    await expect(button(page, text.preset)).toBeVisible()
  })
}

test('a preset view is offered to the roles that it is for', async ({ signedInPage }) => {
  for (const [role, count] of [
    ['admin', 1],
    ['user', 0],
  ] as const) {
    const page = await signedInPage(role)
    await page.goto('/dashboard/orders')
    await button(page, 'Views').click()
    await expect(view(page, 'All records')).toBeVisible()
    await expect(view(page, 'To be packed')).toHaveCount(count)
  }
})
