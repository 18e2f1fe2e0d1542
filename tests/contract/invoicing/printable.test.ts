import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { readPdf } from '../support/business/pdf'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let admin: Client
beforeAll(async () => {
  world = await createWorld(corridor)
  admin = world.people.admin.client
})
afterAll(() => world.close())

let made = 0
async function customerNamed(name: string): Promise<string> {
  const values = { name, email: `buyer${++made}@company.example`, country: 'TH' }
  return ((await admin.post('/api/customers', values)).body as { id: string }).id
}
const draft = (customer: string, more: object = {}) => ({
  customer,
  dueOn: '2099-01-01',
  lines: [{ description: 'Work', quantity: 1, unitPrice: 100 }],
  ...more,
})

it('an invoice whose texts cannot be printed is refused at their fields', async () => {
  const customer = await customerNamed('Zoë Đặng, 北京, Київ, Αθήνα, ท่าเรือ')
  const lines = [
    { description: 'Work', quantity: 1, unitPrice: 100 },
    { description: 'नमस्ते', quantity: 1, unitPrice: 100 },
  ]
  const answer = await admin.post('/api/invoices', draft(customer, { lines, notes: 'Thanks, धन्यवाद' }))
  expect(answer.status).toBe(422)
  expect(Object.keys(errorsOf(answer)).toSorted()).toEqual(['lines.1.description', 'notes'])
  expect(errorsOf(answer)['notes']?.[0]).toContain('ध')
  const created = (await admin.post('/api/invoices', draft(customer))).body as { id: string }
  const path = `/api/invoices/${created.id}`
  expect(errorsOf(await admin.patch(path, { notes: '🙂' }))).toHaveProperty('notes')
  expect((await admin.post(`${path}/send`)).status).toBe(200)
  const { id } = (await admin.post(`${path}/credit`, {})).body as { id: string }
  expect(errorsOf(await admin.patch(`/api/creditNotes/${id}`, { reason: 'नहीं' }))).toHaveProperty('reason')
})

it('a customer with a name from right to left is invoiced, and the PDF has their name in logical order', async () => {
  const names = ['شركة الأمل للتجارة', 'רחוב הרצל תל אביב']
  for (const name of names) {
    const customer = await customerNamed(name)
    const { id } = (await admin.post('/api/invoices', draft(customer, { notes: 'شكرا ABC' }))).body as {
      id: string
    }
    expect((await admin.post(`/api/invoices/${id}/send`)).status).toBe(200)
    expect((await readPdf(admin, `/api/invoices/${id}/document.pdf`)).text).toContain(name)
  }
})

it('a customer whose name cannot be printed is a fault at the customer, also where it was changed later', async () => {
  const unprintable = await customerNamed('कंपनी')
  expect(errorsOf(await admin.post('/api/invoices', draft(unprintable)))).toHaveProperty('customer')
  const customer = await customerNamed('Harbour')
  const { id } = (await admin.post('/api/invoices', draft(customer))).body as { id: string }
  expect((await admin.patch(`/api/customers/${customer}`, { name: 'नमस्ते' })).status).toBe(200)
  const refused = await admin.post(`/api/invoices/${id}/send`)
  expect(refused.status).toBe(422)
  expect(errorsOf(refused)).toHaveProperty('customer')
  expect((await admin.get(`/api/invoices/${id}`)).body).toMatchObject({ status: 'draft', number: null })
})
