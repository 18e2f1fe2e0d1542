import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createGoods, type Goods } from '../support/business/goods'
import { pdfText } from '../support/business/pdf'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let admin: Client
let goods: Goods
beforeAll(async () => {
  world = await createWorld(corridor)
  admin = world.people.admin.client
  goods = await createGoods(world)
})
afterAll(() => world.close())

async function fileOf(query: string, body?: object): Promise<Uint8Array> {
  const made = await admin.post(`/api/invoices/export?${query}`, body)
  expect(made.status, made.text).toBe(200)
  const { job } = made.body as { job: string }
  expect((await world.people.manager.client.get(`/api/works/${job}/file`)).status).toBe(404)
  const response = await admin.raw('GET', `/api/works/${job}/file`)
  expect(response.headers.get('content-disposition')).toMatch(/invoices-.*\.(pdf|zip)"/)
  return new Uint8Array(await response.arrayBuffer())
}
const copyOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer

it('documents of chosen records are one PDF, each with its own page numbers', async () => {
  const ids = [await goods.addInvoice('send'), await goods.addInvoice('send')]
  await goods.addInvoice('send')
  const { pages } = await pdfText(copyOf(await fileOf('format=pdf', { ids })))
  expect(pages).toHaveLength(2)
  for (const page of pages) expect(page).toContain('Page 1 of 1')
})

it('documents of all that match are files of a zip, none of which replaces another', async () => {
  await goods.addInvoice()
  await goods.addInvoice()
  const files = unzipSync(await fileOf('format=zip&status=draft'))
  expect(Object.keys(files).toSorted()).toEqual([
    'Invoice Draft for A customer (2).pdf',
    'Invoice Draft for A customer.pdf',
  ])
  for (const file of Object.values(files)) expect((await pdfText(copyOf(file))).text).toContain('Draft')
})

it('documents of chosen records are refused if what is sent are not ids', async () => {
  for (const ids of [[], ['x'], [1], 'all']) {
    const answer = await admin.post('/api/invoices/export?format=pdf', { ids })
    expect(answer.status, JSON.stringify(ids)).toBe(422)
  }
})

it('documents are refused without a job, and of resources that have none', async () => {
  const sheet = await admin.get('/api/invoices/export?format=pdf')
  expect(Object.keys(errorsOf(sheet))).toEqual(['format'])
  const products = await admin.post('/api/products/export?format=pdf')
  expect(Object.keys(errorsOf(products))).toEqual(['format'])
})
