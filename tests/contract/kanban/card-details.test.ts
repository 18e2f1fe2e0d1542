import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorsOf } from '../support/worlds/client'
import { whole } from '../support/worlds/declared'
import { createWorld, storedRow, type Stored, type World } from '../support/worlds/world'

let world: World
let card: Stored
beforeAll(async () => {
  world = await createWorld(whole)
  const made = await world.people.admin.client.post('/api/paymentCards', {
    name: 'A card for the field team',
    kind: 'employee',
    form: 'physical',
    holder: world.people.user.id,
    monthlyLimit: 200_00,
  })
  if (made.status !== 201) throw new Error(made.text)
  const { id } = made.body as { id: string }
  const resource = whole.app.paymentCards
  if (!resource) throw new Error('There are no payment cards')
  card = (await storedRow(world, resource, id)) as Stored
})
afterAll(() => world.close())

const hidden = { number: null, expiresOn: null, last4: null }

it('administrators and managers see holder, brand, form, state and limit of an employee card, but no card details', async () => {
  for (const role of ['admin', 'manager'] as const) {
    const { client } = world.people[role]
    const item = await client.get(`/api/paymentCards/${card.id}`)
    expect(item.body).toMatchObject({
      ...hidden,
      holder: world.people.user.id,
      brand: 'visa',
      form: 'physical',
      status: 'active',
      monthlyLimit: 200_00,
    })
    const [listed] = (await client.get('/api/paymentCards?kind=employee')).body as unknown[]
    expect(listed).toMatchObject({ ...hidden, _masked: { number: { shows: '', reveals: false } } })
    expect((await client.post(`/api/paymentCards/${card.id}/reveal`, { fields: ['number'] })).status).toBe(
      403,
    )
  }
})

it('card details are in no export, search, history, activity, audit, filter or sort', async () => {
  const { client } = world.people.admin
  const [entry] = (await client.get('/api/audit?resource=paymentCards&_end=1')).body as { id: string }[]
  const answers = await Promise.all(
    [
      '/api/paymentCards/export?format=csv',
      `/api/paymentCards/${card.id}/history`,
      `/api/audit/${entry?.id}/change`,
      '/api/audit/export?format=csv',
      `/api/paymentCards?q=${String(card['last4'])}`,
      `/api/search?q=${String(card['last4'])}`,
    ].map((path) => client.get(path)),
  )
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    for (const name of ['number', 'last4', 'expiresOn'])
      expect(answer.text).not.toMatch(new RegExp(`(?<![\\w-])${String(card[name])}(?![\\w-])`))
  }
  for (const requests of ['expiresOn_gte=2020-01-01', 'last4=4242', 'number_like=4', 'last4_like=42'])
    expect(Object.keys(errorsOf(await client.get(`/api/paymentCards?${requests}`)))).toHaveLength(1)
  for (const name of ['number', 'last4', 'expiresOn'])
    expect(errorsOf(await client.get(`/api/paymentCards?_sort=${name}`))).toHaveProperty('_sort')
})

it('the card holder sees expiry and last digits, and the number by revealing it', async () => {
  const { client } = world.people.user
  const item = await client.get(`/api/paymentCards/${card.id}`)
  expect(item.body).toMatchObject({ last4: card['last4'], expiresOn: card['expiresOn'], number: null })
  const shown = await client.post(`/api/paymentCards/${card.id}/reveal`, { fields: ['number'] })
  expect(shown.body).toEqual({ values: { number: card['number'] } })
})

it('a new holder gets new card details and cannot read the previous ones', async () => {
  const { admin, manager } = world.people
  const changed = await admin.client.patch(`/api/paymentCards/${card.id}`, { holder: manager.id })
  expect(changed.status).toBe(200)
  const history = await manager.client.get(`/api/paymentCards/${card.id}/history`)
  expect(history.text).not.toContain(JSON.stringify(card['last4']))
  expect((await manager.client.get(`/api/paymentCards/${card.id}`)).body).toMatchObject({
    last4: expect.stringMatching(/^\d{4}$/),
  })
})

it('a company card shows its details to an administrator', async () => {
  const made = await world.people.admin.client.post('/api/paymentCards', { name: 'A subscription' })
  expect(made.body).toMatchObject({
    form: 'virtual',
    last4: expect.stringMatching(/^\d{4}$/),
    expiresOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
})
