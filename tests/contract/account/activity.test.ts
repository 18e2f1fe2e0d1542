import { afterAll, beforeAll, expect, it } from 'vitest'
import { corridor } from '../support/worlds/declared'
import { createWorld, type Person, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

interface Deed {
  readonly operation: string
  readonly resource: string
  readonly record: string
  readonly title?: string
}
const activityOf = async ({ client }: Person) => {
  const answer = await client.get('/api/account/activity')
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { activity: Deed[] }).activity
}

it('a user sees their own actions, the newest first, and no actions of others', async () => {
  const { admin, manager, user } = world.people
  const customer = { name: 'Corner Bakery', email: 'bakery@people.example', country: 'DE' }
  const made = (await manager.client.post('/api/customers', customer)).body as { id: string }
  await manager.client.patch(`/api/customers/${made.id}`, { name: 'Corner Bakeries' })
  expect(await activityOf(manager)).toMatchObject([
    { operation: 'update', resource: 'customers', record: made.id, title: 'Corner Bakeries' },
    { operation: 'create', resource: 'customers', record: made.id, title: 'Corner Bakeries' },
  ])
  expect(await activityOf(admin)).toEqual([])
  expect(await activityOf(user)).toEqual([])
})

it('the activity contains no title of a record that the user may no longer read', async () => {
  const { manager } = world.people
  const [newest] = await activityOf(manager)
  await world.database.query({
    text: 'update users set role = $1 where id = $2',
    values: ['user', manager.id],
  })
  const [same] = await activityOf(manager)
  expect(same).toEqual({ ...newest, title: undefined, key: undefined })
})

it('the activity answers an anonymous request with 401', async () => {
  expect((await world.anonymous.get('/api/account/activity')).status).toBe(401)
})

it('a record without a title of its own is named by the record it refers to, never by an id', async () => {
  const { admin, user } = world.people
  const customer = { name: 'Harbour Café', email: 'cafe@people.example', country: 'DE' }
  const made = (await admin.client.post('/api/customers', customer)).body as { id: string }
  const invoice = await admin.client.post('/api/invoices', {
    customer: made.id,
    dueOn: '2026-12-01',
    lines: [{ description: 'Coffee', quantity: 1, unitPrice: 450 }],
  })
  expect(invoice.status, invoice.text).toBe(201)
  const recipients = [user.id]
  const chat = await admin.client.post('/api/chat/messages', { recipients, body: 'See you at the launch' })
  expect(chat.status, chat.text).toBeLessThan(300)
  const { conversationId } = chat.body as { conversationId: string }
  const path = `/api/chat/conversation/mark-as-seen?conversationId=${conversationId}`
  expect((await user.client.get(path)).status).toBeLessThan(300)

  const invoices = (await activityOf(admin)).filter(({ resource }) => resource === 'invoices')
  expect(invoices.map(({ title }) => title)).toEqual(['Draft for Harbour Café'])
  const members = (await activityOf(user)).filter(({ resource }) => resource === 'chatMembers')
  expect(members.length).toBeGreaterThan(0)
  for (const { title } of [...members, ...(await activityOf(admin))])
    expect(title ?? '').not.toMatch(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}/)
})
