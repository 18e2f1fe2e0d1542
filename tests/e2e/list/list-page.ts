import type { Page } from '@playwright/test'
import { expect } from '../fixtures'

/** What a user does with a generated list, by what they see. */
export function listPage(page: Page) {
  const grid = page.locator('.MuiDataGrid-root')
  return {
    page,
    grid,
    search: page.getByRole('searchbox'),
    /** Which rows are shown, of how many: '1 to 25 of 72'. */
    range: page.getByText(/^[\d,]+ to [\d,]+ of [\d,]+\+?$/),
    head: (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) }),
    /** The links of the column that leads to the records. */
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
      await page.getByLabel('Field', { exact: true }).first().selectOption({ label: field })
      await fill()
      await page.getByRole('button', { name: 'Apply' }).click()
    },
  }
}

/** The list requests of a resource that the page has sent, as their paths and queries. */
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
