import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { chooseOption } from '../choose-option'

/** Locators and actions of a generated list. */
export function listPage(page: Page) {
  const grid = page.locator('.MuiDataGrid-root')
  return {
    page,
    grid,
    search: page.getByRole('searchbox'),
    /** The shown rows and the total: '1 to 25 of 72'. */
    range: page.getByText(/^[\d,]+ to [\d,]+ of [\d,]+\+?$/),
    head: (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) }),
    /** The links to the records in the title column. */
    titles: page.locator(
      'tbody td a[class*="title"], .MuiDataGrid-row a[class*="title"], li a[class*="title"]',
    ),
    async open(path: string) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
    async openGrid(path: string) {
      await this.open(path)
      await expect(grid).toBeVisible()
    },
    async filter(field: string, fill: () => Promise<void>) {
      await page.getByRole('button', { name: /^Filter/ }).click()
      await chooseOption(page.getByLabel('Field', { exact: true }).first(), field)
      await fill()
      await page.getByRole('button', { name: 'Apply' }).click()
    },
  }
}

/** The query strings of the list requests of a resource that the page sends from now on. */
export function listRequests(page: Page, resource: string): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname === `/api/${resource}`) sent.push(decodeURIComponent(search))
  })
  return sent
}

export const products = '/dashboard/e-commerce/list'
export const invoices = '/dashboard/invoice/list'
