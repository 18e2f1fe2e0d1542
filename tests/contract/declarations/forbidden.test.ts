import { afterAll, beforeAll, expect, it } from 'vitest'
import { corridor } from '../support/worlds/declared'
import { createFilledWorld } from '../support/worlds/filled-copy'
import { storedRows, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  ;({ world } = await createFilledWorld(corridor))
})
afterAll(() => world.close())

const refusedIn = (body: unknown) => (body as { refused?: unknown }).refused

it('a 403 response names the access rule that the record does not satisfy', async () => {
  const { manager } = world.people
  const invoices = corridor.app['invoices']
  if (!invoices) throw new Error('There are no invoices')
  const rows = await storedRows(world, invoices)
  const sent = rows.find(({ status, deletedAt }) => status !== 'draft' && !deletedAt)
  const answer = await manager.client.patch(`/api/invoices/${sent?.id}`, { notes: 'Late' })
  expect(answer.status, answer.text).toBe(403)
  expect(refusedIn(answer.body)).toEqual({
    resource: 'invoices',
    verb: 'update',
    role: 'manager',
    rule: (invoices.access['manager'] as Record<string, unknown>)['update'],
  })
})

it('a 403 response has no access rule when the role never has the permission', async () => {
  const { user } = world.people
  const [reading, making] = [
    await user.client.get('/api/outbox'),
    await user.client.post('/api/customers', {}),
  ]
  expect([reading, making].map(({ body }) => refusedIn(body))).toEqual([
    { resource: 'outbox', verb: 'read', role: 'user' },
    { resource: 'customers', verb: 'create', role: 'user' },
  ])
})

it('a record that the caller may not read gets 404 without an access rule', async () => {
  const { user } = world.people
  const customers = corridor.app['customers']
  if (!customers) throw new Error('There are no customers')
  const foreign = (await storedRows(world, customers)).find(({ account }) => account !== user.id)
  const answer = await user.client.get(`/api/customers/${foreign?.id}`)
  expect([answer.status, refusedIn(answer.body)]).toEqual([404, undefined])
})
