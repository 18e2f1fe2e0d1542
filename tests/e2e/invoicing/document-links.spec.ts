import { bringAxe, findingsOn, overflowOf } from '../examine/axe'
import { openAtRest } from '../examine/rest'
import { call, firstRecord } from '../examine/call'
import { expect, test } from '../fixtures'

test('a link shows an invoice to a visitor without an account until it is ended', async ({
  signedInPage,
  browser,
  baseURL,
}) => {
  const page = await signedInPage('manager')
  const { id, number = '' } = await firstRecord(page, '/api/invoices?status=sent&_end=1')
  await openAtRest(page, `/dashboard/invoice/${id}`)
  const links = page.getByRole('region', { name: 'Links' })
  await links.getByRole('button', { name: 'New link' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const url = await page.getByRole('alertdialog').getByText('/i/').innerText()
  await page.getByRole('button', { name: 'Done' }).click()
  // The newest is the first; the invoice may have others.
  const link = links.getByRole('listitem').first()
  await expect(link.getByText('Not viewed yet')).toBeVisible()

  const visitor = await browser.newContext()
  const hosted = await visitor.newPage()
  await bringAxe(hosted)
  const address = `${baseURL}${new URL(url).pathname}`
  await hosted.setViewportSize({ width: 360, height: 740 })
  await hosted.goto(address)
  await expect(hosted.getByRole('heading', { level: 1 })).toHaveText(`Invoice ${number}`)
  await expect(hosted.getByText('Total', { exact: true })).toBeVisible()
  expect([...(await findingsOn(hosted)), ...(await overflowOf(hosted))]).toEqual([])
  await hosted.getByRole('link', { name: '中文' }).click()
  await expect(hosted.getByRole('heading', { level: 1 })).toHaveText(`发票 ${number}`)

  await expect(link.getByText(/^Viewed on/)).toBeVisible()
  await link.getByRole('button', { name: /^End the link/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click()
  await expect(links.getByText(/Ended on/).first()).toBeVisible()
  expect((await hosted.goto(address))?.status()).toBe(404)
  await expect(hosted.getByRole('heading', { level: 1 })).toHaveText('This link is not valid')
  await visitor.close()
})

test('the page of a link has the width of a phone, however long amounts and words are', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const email = `payables${Date.now()}@long.example`
  const name = `Long ${'W'.repeat(60)}`
  const customer = await call(page, 'POST', '/api/customers', { name, email, country: 'CN', currency: 'CNY' })
  const line = { description: 'D'.repeat(90), unit: 'package', discount: 12.5, taxRate: 19 }
  const lines = [{ ...line, quantity: 99_999.999, unitPrice: 99_999_999, discountAmount: 12_345_678 }]
  const values = { customer: customer.id, currency: 'CNY', dueOn: '2099-01-01', lines }
  const { id } = await call(page, 'POST', '/api/invoices', values)
  await call(page, 'POST', `/api/invoices/${id}/send`, {})
  const { url } = await call(page, 'POST', `/api/invoices/${id}/links`, {})
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(new URL(url ?? '', page.url()).pathname)
  await expect(page.getByText('Total', { exact: true })).toBeVisible()
  expect(await overflowOf(page)).toEqual([])
})
