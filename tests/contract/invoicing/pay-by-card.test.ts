import { afterAll, beforeAll, expect, it } from 'vitest'
import { corridor } from '../support/worlds/declared'
import { createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

let count = 0
/** A sent invoice of a customer, for whom a user may sign in. */
async function sentTo(account: string | null) {
  const admin = world.people.admin.client
  const email = `card${++count}@pay.example`
  const buyer = { name: 'Buyer', email, country: 'DE', account }
  const { id: customer } = (await admin.post('/api/customers', buyer)).body as { id: string }
  const lines = [{ description: 'Work', quantity: 1, unitPrice: 10_000, taxRate: 19 }]
  const draft = await admin.post('/api/invoices', { customer, dueOn: '2099-01-01', lines })
  const { id } = draft.body as { id: string }
  expect((await admin.post(`/api/invoices/${id}/send`)).status).toBe(200)
  return id
}

it('a customer pays the open balance of their own invoice by card, once', async () => {
  const { client, id: user } = world.people.user
  const id = await sentTo(user)
  const before = (await client.get(`/api/invoices/${id}`)).body as { _can: string[] }
  expect(before._can).toContain('payByCard')
  const paid = await client.post(`/api/invoices/${id}/payByCard`, { cardBrand: 'mastercard' })
  expect(paid.body, paid.text).toMatchObject({ status: 'paid', paid: 11_900, balance: 0 })
  expect((await client.get(`/api/payments?invoice=${id}`)).body).toMatchObject([
    { amount: 11_900, method: 'card', reference: 'mastercard •••• 4444', status: 'received' },
  ])
  const after = (await client.get(`/api/invoices/${id}`)).body as { _can: string[] }
  expect(after._can).not.toContain('payByCard')
  expect((await client.post(`/api/invoices/${id}/payByCard`, { cardBrand: 'visa' })).status).toBe(403)
})

it('nobody pays the invoice of another customer, and staff record payments instead', async () => {
  const other = await sentTo(null)
  const given = { cardBrand: 'visa' }
  expect((await world.people.user.client.post(`/api/invoices/${other}/payByCard`, given)).status).toBe(404)
  for (const { client } of [world.people.admin, world.people.manager])
    expect((await client.post(`/api/invoices/${other}/payByCard`, given)).status).toBe(403)
})
