import { expect, type Page } from '@playwright/test'

/** The fields of a record that tests use. */
export interface Called {
  readonly id: string
  readonly name: string
  /** Of an invoice or an order. */
  readonly number?: string
  /** Of a link to a document. */
  readonly url?: string
}

/** Calls the API as the user of a page, without its screens. */
export async function call(page: Page, method: string, path: string, data?: object): Promise<Called> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(data && { data }),
  })
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return (answer.status() === 204 ? {} : await answer.json()) as Called
}

/**
 * The first record that a list request returns to the user of a page.
 * @throws Error if there is none
 */
export async function firstRecord(page: Page, path: string): Promise<Called> {
  const [record] = (await call(page, 'GET', path)) as unknown as Called[]
  if (!record) throw new Error(`${path} has returned no record.`)
  return record
}

let made = 0
/** Creates a customer for this test. */
export const newCustomer = (page: Page): Promise<Called> =>
  call(page, 'POST', '/api/customers', {
    name: `Live ${++made} ${Date.now()}`,
    email: `live${made}@live.example`,
    country: 'DE',
  })

/** `payer` sends an invoice that `writer` created and marks it as paid, which notifies `writer`. */
export async function payInvoice(writer: Page, payer: Page): Promise<void> {
  const { id: customer } = await newCustomer(writer)
  const lines = [{ description: 'Terminal', quantity: 1, unitPrice: 1000 }]
  const { id } = await call(writer, 'POST', '/api/invoices', { customer, dueOn: '2099-01-01', lines })
  await call(payer, 'POST', `/api/invoices/${id}/send`)
  await call(payer, 'POST', `/api/invoices/${id}/pay`)
}

/** The name of the account in euros with the highest balance. */
export async function largestAccount(page: Page): Promise<string> {
  const query = 'currency=EUR&_sort=balance&_order=desc&_start=0&_end=1'
  return (await firstRecord(page, `/api/bankAccounts?${query}`)).name
}
