import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let admin: Client
let customer = ''
beforeAll(async () => {
  world = await createWorld(corridor)
  admin = world.people.admin.client
  const values = { name: 'Corner Bakery', email: 'bread@bakery.example', country: 'DE' }
  customer = idOf(await admin.post('/api/customers', values))
})
afterAll(() => world.close())

const idOf = ({ body }: { readonly body: unknown }) => (body as { id: string }).id
const draft = async (more: object = {}): Promise<string> => {
  const lines = [{ description: 'Bread', quantity: 1, unitPrice: 100 }]
  const answer = await admin.post('/api/invoices', { customer, lines, ...more })
  expect(answer.status, answer.text).toBe(201)
  return idOf(answer)
}
const found = async (q: string): Promise<string[]> => {
  const { body } = await admin.get(`/api/invoices?q=${encodeURIComponent(q)}`)
  return (body as { id: string }[]).map(({ id }) => id)
}

describe('the first number of a series', () => {
  it('is issued at most a year back', async () => {
    const refused = await admin.post(`/api/invoices/${await draft({ issuedOn: '2020-01-01' })}/send`)
    expect(errorsOf(refused)['issuedOn']?.[0]).toMatch(/^This cannot be before \d{4}-\d\d-\d\d\.$/)
    const issuedOn = new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10)
    const sent = await admin.post(`/api/invoices/${await draft({ issuedOn })}/send`)
    expect(sent.body).toMatchObject({ issuedOn, number: `INV-${issuedOn.slice(0, 4)}-00001` })
  })
})

describe('drafts of invoices', () => {
  it('are called after their customers where many are sent, also in refusals', async () => {
    const ids = [await draft(), await draft({ dueOn: '2020-01-01' })]
    const plan = await admin.post('/api/invoices/bulk', { verb: 'send', ids, dryRun: true })
    const { token, sample } = plan.body as { token: string; sample: { title: string }[] }
    expect(sample.map(({ title }) => title)).toEqual(['Draft for Corner Bakery', 'Draft for Corner Bakery'])
    const run = await admin.post('/api/invoices/bulk', { token }, { 'accept-language': 'zh-CN' })
    expect(run.body).toMatchObject({ count: 1, refused: [{ id: ids[1], title: '给Corner Bakery的草稿' }] })
  })

  it('and sent invoices are found by the name of the customer', async () => {
    const id = await draft()
    expect(await found('corner bak')).toContain(id)
    await admin.post(`/api/invoices/${id}/send`)
    await admin.patch(`/api/customers/${customer}`, { name: 'Millers' })
    expect(await found('bakery')).toContain(id)
    expect(await found('millers')).not.toContain(id)
    const renamed = await draft()
    expect(await found('millers')).toContain(renamed)
  })
})
