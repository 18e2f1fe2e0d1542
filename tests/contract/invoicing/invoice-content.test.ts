import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createCustomer } from '../support/business/goods'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let admin: Client
let customer = ''
beforeAll(async () => {
  world = await createWorld(corridor)
  admin = world.people.admin.client
  customer = await createCustomer(world)
})
afterAll(() => world.close())

type Sent = Readonly<Record<string, unknown>> & { readonly id: string }

const line = (more: object) => ({ description: 'Work', quantity: 1, unitPrice: 10_000, ...more })
const draft = (more: object) =>
  admin.post('/api/invoices', { customer, dueOn: '2099-01-01', lines: [line({})], ...more })
async function drafted(more: object): Promise<Sent> {
  const answer = await draft(more)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as Sent
}
const sent = async (id: string): Promise<Sent> => (await admin.post(`/api/invoices/${id}/send`)).body as Sent
const addSeller = async (more: object): Promise<Sent> =>
  (await admin.post('/api/sellers', { name: 'Seller', address: 'Road 1', country: 'DE', ...more }))
    .body as Sent

describe('the amounts of an invoice', () => {
  it('are computed by the server from quantities, discounts and tax rates', async () => {
    const lines = [
      line({ quantity: 2.5, unit: 'hour', discount: 10, taxRate: 19 }),
      line({ discountAmount: 2000, taxRate: 7 }),
    ]
    expect(await drafted({ lines })).toMatchObject({
      net: 22_500 + 8000,
      taxes: [
        { rate: 19, net: 22_500, tax: 4275 },
        { rate: 7, net: 8000, tax: 560 },
      ],
      tax: 4835,
      total: 35_335,
    })
  })

  it('have no tax where the customer owes it, whatever the rates of the lines', async () => {
    const made = await drafted({ lines: [line({ taxRate: 19 })], taxTreatment: 'reverseCharge' })
    expect(made).toMatchObject({ net: 10_000, taxes: [], tax: 0, total: 10_000 })
  })

  it('are refused at the discount that is higher than its line', async () => {
    const answer = await draft({ lines: [line({}), line({ discount: 50, discountAmount: 5001 })] })
    expect(answer.status).toBe(422)
    expect(Object.keys(errorsOf(answer))).toEqual(['lines.1.discountAmount'])
  })

  it('are refused for quantities with more than three decimals, and for rates over 100%', async () => {
    const answer = await draft({ lines: [line({ quantity: 0.0001 }), line({ taxRate: 101 })] })
    expect(Object.keys(errorsOf(answer)).toSorted()).toEqual(['lines.0.quantity', 'lines.1.taxRate'])
  })

  it('keep the reason of an exemption only where there is one', async () => {
    const reason = { exemptionReason: 'Article 135' }
    expect(await drafted({ ...reason, taxTreatment: 'exempt' })).toMatchObject(reason)
    expect(await drafted(reason)).toMatchObject({ exemptionReason: null })
  })
})

describe('the parties of an invoice', () => {
  it('are frozen when it is sent, so that later changes of seller and customer do not reach it', async () => {
    const seller = await addSeller({ isDefault: true, taxNumber: 'DE123' })
    const { id } = await drafted({})
    const first = await sent(id)
    expect(first).toMatchObject({
      seller: seller.id,
      sellerDetails: 'Seller\nRoad 1\nGermany\nTax number: DE123',
      buyerDetails: 'A customer\nGermany',
    })
    await admin.patch(`/api/sellers/${seller.id}`, { name: 'Renamed' })
    await admin.patch(`/api/customers/${customer}`, { name: 'Renamed' })
    expect((await admin.get(`/api/invoices/${id}`)).body).toMatchObject({
      sellerDetails: first['sellerDetails'],
      buyerDetails: first['buyerDetails'],
    })
  })

  it('can be another seller than the default one, of which there is only one', async () => {
    const old = await addSeller({ name: 'Old', isDefault: true })
    const other = await addSeller({ name: 'Other' })
    const { id } = await drafted({ seller: other.id })
    expect((await sent(id))['sellerDetails']).toMatch(/^Other\n/)
    await admin.patch(`/api/sellers/${other.id}`, { isDefault: true })
    expect((await admin.get(`/api/sellers/${old.id}`)).body).toMatchObject({ isDefault: false })
  })

  it('are changed by administrators only', async () => {
    const values = { name: 'Mine', address: 'Road 1', country: 'DE' }
    expect((await world.people.manager.client.post('/api/sellers', values)).status).toBe(403)
    expect((await world.people.user.client.get('/api/sellers')).status).toBe(403)
  })
})
