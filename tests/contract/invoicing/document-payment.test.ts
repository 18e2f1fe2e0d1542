import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createCustomer } from '../support/business/goods'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let manager: Client
let customer = ''
beforeAll(async () => {
  world = await createWorld(corridor)
  manager = world.people.manager.client
  customer = await createCustomer(world)
})
afterAll(() => world.close())

/** A sent invoice of 119.00 EUR, and the path of a link to it. */
async function linkedInvoice(): Promise<{ id: string; path: string }> {
  const lines = [{ description: 'Work', quantity: 1, unitPrice: 10_000, taxRate: 19 }]
  const made = await manager.post('/api/invoices', { customer, dueOn: '2099-01-01', lines })
  const { id } = made.body as { id: string }
  await manager.post(`/api/invoices/${id}/send`)
  const { url } = (await manager.post(`/api/invoices/${id}/links`)).body as { url: string }
  return { id, path: new URL(url).pathname }
}
const pay = (path: string, form: Record<string, string>) =>
  world.anonymous.raw('POST', `${path}/pay?language=en`, new URLSearchParams(form).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
const payments = async (invoice: string) => (await manager.get(`/api/payments?invoice=${invoice}`)).body

describe('the page of an invoice that is open', () => {
  it('is paid with a test card, which records a payment, and is then not paid again', async () => {
    const { id, path } = await linkedInvoice()
    const page = await world.anonymous.get(path)
    expect(page.text).toContain('Pay €119.00')
    expect(page.text).not.toMatch(/name="cardNumber"/)
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    const form = { cardBrand: 'visa', amount: '11900' }
    const answers = await Promise.all([1, 2, 3].map(() => pay(path, form)))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(await payments(id)).toMatchObject([
      { amount: 11_900, method: 'card', reference: 'visa •••• 4242', status: 'received' },
    ])
    const paid = await world.anonymous.get(path)
    expect(paid.text).not.toContain('Pay €')
    expect(paid.text).toContain('Paid')
    expect((await pay(path, form)).status).toBe(422)
  })

  it('is not paid with an amount that has changed since, without a card, or with an unknown one', async () => {
    const { id, path } = await linkedInvoice()
    await manager.post(`/api/invoices/${id}/pay`, { amount: 900 })
    const changed = await pay(path, { cardBrand: 'visa', amount: '11900' })
    expect(changed.status).toBe(422)
    expect(await changed.text()).toContain('The total has changed')
    expect((await pay(path, { amount: '11000' })).status).toBe(422)
    expect((await pay(path, { cardBrand: 'other', amount: '11000' })).status).toBe(422)
    expect((await pay(path, { cardBrand: 'visa', amount: 'NaN' })).status).toBe(422)
    expect(await payments(id)).toHaveLength(1)
  })

  it('is not paid by an ended link, and its form is bounded', async () => {
    const { id, path } = await linkedInvoice()
    expect((await pay(path, { cardBrand: 'visa', amount: '1'.repeat(5000) })).status).toBe(413)
    const { links } = (await manager.get(`/api/invoices/${id}/links`)).body as { links: { id: string }[] }
    for (const link of links) await manager.remove(`/api/invoices/${id}/links/${link.id}`)
    expect((await pay(path, { cardBrand: 'visa', amount: '11900' })).status).toBe(404)
    expect(await payments(id)).toEqual([])
  })
})
