import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Download, Page } from '@playwright/test'
import { asAdmin, newAddress } from '../auth-codes'
import { findingsOn } from '../examine/axe'
import { openAtRest } from '../examine/rest'
import { expect, test } from '../fixtures'

type Headers = Awaited<ReturnType<typeof asAdmin>>

async function add(request: APIRequestContext, headers: Headers, path: string, data: object) {
  const answer = await request.post(`/api/${path}`, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as { readonly id: string; readonly number?: string; readonly url?: string }
}

const seller = { name: 'Electronic Seller Ltd.', address: 'Road 1\n20357 Hamburg', country: 'DE' }

/** A sent invoice of a seller with a tax number. */
async function sentInvoice(request: APIRequestContext, headers: Headers) {
  const issuer = await add(request, headers, 'sellers', { ...seller, taxNumber: 'DE123456789' })
  const buyer = { name: 'Electronic Buyer Ltd.', email: newAddress(), country: 'DE' }
  const customer = await add(request, headers, 'customers', buyer)
  const lines = [{ description: 'Consulting', quantity: 2, unitPrice: 100_00, taxRate: 19 }]
  const invoice = { customer: customer.id, seller: issuer.id, dueOn: '2099-01-01', lines }
  const { id } = await add(request, headers, 'invoices', invoice)
  return add(request, headers, `invoices/${id}/send`, {})
}

const bytesOf = async (download: Download) => readFile(await download.path())

async function downloaded(page: Page, start: () => Promise<void>): Promise<Download> {
  const waiting = page.waitForEvent('download')
  await start()
  return waiting
}

test('the electronic form of an invoice is downloaded from its page, and from its link without signing in', async ({
  signedInPage,
  browser,
  request,
}) => {
  const headers = await asAdmin(request)
  const { id, number = '' } = await sentInvoice(request, headers)
  const page = await signedInPage('admin')
  await openAtRest(page, `/dashboard/invoice/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  const xml = await downloaded(page, () =>
    page.getByRole('menuitem', { name: 'Electronic invoice (XML)' }).click(),
  )
  expect(xml.suggestedFilename()).toBe(`Invoice ${number}.xml`)
  const content = await bytesOf(xml)
  expect(content.toString()).toContain('<ram:GrandTotalAmount>238.00</ram:GrandTotalAmount>')
  const pdf = await downloaded(page, () =>
    page.getByRole('button', { name: `PDF: Invoice ${number}` }).click(),
  )
  expect((await bytesOf(pdf)).includes('/AFRelationship /Alternative')).toBe(true)

  const link = await add(request, headers, `invoices/${id}/links`, {})
  const visitor = await browser.newContext()
  const hosted = await visitor.newPage()
  await hosted.setViewportSize({ width: 390, height: 844 })
  await hosted.goto(new URL(link.url ?? '').pathname)
  const linked = await downloaded(hosted, () =>
    hosted.getByRole('link', { name: 'Electronic invoice (XML)' }).click(),
  )
  expect((await bytesOf(linked)).equals(content)).toBe(true)
  const hostedPdf = await downloaded(hosted, () => hosted.getByRole('link', { name: 'Download PDF' }).click())
  expect((await bytesOf(hostedPdf)).includes('/AFRelationship /Alternative')).toBe(true)
  await visitor.close()
})

test('the page of a seller says what electronic invoices need', async ({ signedInPage, request }) => {
  const headers = await asAdmin(request)
  const { id } = await add(request, headers, 'sellers', seller)
  const page = await signedInPage('admin')
  await openAtRest(page, `/dashboard/sellers/${id}`)
  await expect(page.getByText('Electronic invoices need: tax number.')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await request.patch(`/api/sellers/${id}`, { headers, data: { taxNumber: 'DE123456789' } })
  await page.reload()
  await expect(page.getByRole('heading', { name: seller.name })).toBeVisible()
  await expect(page.getByText('Electronic invoices need')).toHaveCount(0)
})
