import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientOf, errorsOf, type Answer } from '../support/worlds/client'
import { whole } from '../support/worlds/declared'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(whole)
})
afterAll(() => world.close())

const url = '/api/savedViews'
const idOf = (answer: Answer) => (answer.body as { id: string }).id
const save = (person: Person, values: object = {}) =>
  person.client.post(url, { name: 'Mine', list: 'invoices', ...values })
async function saved(person: Person, values: object = {}): Promise<string> {
  const answer = await save(person, values)
  expect(answer.status, answer.text).toBe(201)
  return idOf(answer)
}
const read = async ({ client }: Person, id: string) => client.get(`${url}/${id}`)
const change = async (person: Person, id: string, values: object) => {
  const { version } = (await read(person, id)).body as { version: number }
  return person.client.patch(`${url}/${id}`, values, { 'If-Match': `"${version}"` })
}

it('a private view is that of its owner alone', async () => {
  const { admin, manager } = world.people
  const id = await saved(manager, { filter: { and: [{ field: 'status', op: 'eq', value: 'draft' }] } })
  expect((await read(manager, id)).body).toMatchObject({ owner: manager.id, shared: false, sharedWith: [] })
  expect((await read(admin, id)).status).toBe(404)
  expect((await admin.client.remove(`${url}/${id}`)).status).toBe(404)
})

it('a shared view is read by those who may read its list, and changed by its owner and administrators', async () => {
  const { admin, manager, user } = world.people
  const id = await saved(manager, { list: 'users', shared: true })
  const hidden = await saved(admin, { list: 'audit', shared: true })
  expect((await read(user, id)).body).toMatchObject({ sharedWith: ['admin', 'manager', 'user'] })
  expect((await read(manager, hidden)).status).toBe(404)
  expect((await change(user, id, { name: 'Theirs' })).status).toBe(403)
  expect((await change(admin, id, { name: 'Ours' })).status).toBe(200)
  expect((await change(manager, id, { shared: false })).status).toBe(200)
  expect((await read(user, id)).status).toBe(404)
})

it('each invalid part of a view is reported at its field', async () => {
  const { manager, user } = world.people
  const faultsOf = async (person: Person, values: object) => Object.keys(errorsOf(await save(person, values)))
  expect(await faultsOf(manager, { list: 'audit' })).toEqual(['list'])
  expect(await faultsOf(manager, { list: 'nothing' })).toEqual(['list'])
  expect(await faultsOf(user, { list: 'outbox' })).toEqual(['list'])
  expect(await faultsOf(manager, { name: 'x'.repeat(61) })).toEqual(['name'])
  expect(await faultsOf(manager, { view: 'gallery' })).toEqual(['view'])
  for (const sorts of ['number', ['nothing'], [1], ['number', 'number'], ['number,total'], { number: 1 }])
    expect(await faultsOf(manager, { sorts }), JSON.stringify(sorts)).toEqual(['sorts'])
  for (const columns of [['number', 'nothing'], [null], Array.from({ length: 101 }, (_, at) => `c${at}`)])
    expect(await faultsOf(manager, { columns }), JSON.stringify(columns).slice(0, 60)).toEqual(['columns'])
  const filters = [
    'text',
    { and: 'all' },
    { and: [{ field: 'nothing', op: 'eq', value: 1 }] },
    { and: [{ field: 'status', op: 'like', value: 'x' }] },
    { or: Array.from({ length: 99 }, () => ({ field: 'status', op: 'eq', value: 'draft' })) },
  ]
  for (const filter of filters)
    expect(await faultsOf(manager, { filter }), JSON.stringify(filter).slice(0, 60)).toEqual(['filter'])
})

it('a user has a limited number of views of a list', async () => {
  const owner = await createPerson(world.server, 'manager')
  for (let count = 0; count < 30; count++) await saved(owner, { name: `View ${count}` })
  expect(Object.keys(errorsOf(await save(owner)))).toEqual(['name'])
  const other = await saved(owner, { list: 'orders', sorts: ['number'] })
  expect(Object.keys(errorsOf(await change(owner, other, { list: 'invoices' })))).toEqual(['name'])
  // A view of another list is checked as a whole.
  expect(Object.keys(errorsOf(await change(owner, other, { list: 'customers' })))).toEqual(['sorts'])
})

it('administrators alone choose the default of a role, and each role has one', async () => {
  const { admin, manager } = world.people
  expect(Object.keys(errorsOf(await save(manager, { shared: true, defaultFor: ['manager'] })))).toEqual([
    'defaultFor',
  ])
  expect(Object.keys(errorsOf(await save(admin, { defaultFor: ['manager'] })))).toEqual(['defaultFor'])
  expect(
    Object.keys(errorsOf(await save(admin, { list: 'audit', shared: true, defaultFor: ['user'] }))),
  ).toEqual(['defaultFor'])
  // Users may not filter customers by their account.
  const accounts = { list: 'customers', shared: true, filter: { field: 'account', op: 'nnull' } }
  expect(Object.keys(errorsOf(await save(admin, { ...accounts, defaultFor: ['user'] })))).toEqual(['filter'])
  expect((await save(admin, { ...accounts, defaultFor: ['manager'] })).status).toBe(201)
  const first = await saved(admin, { list: 'orders', shared: true, defaultFor: ['admin', 'manager'] })
  const second = await saved(manager, { list: 'orders', shared: true })
  expect((await change(admin, second, { defaultFor: ['manager'] })).status).toBe(200)
  expect((await read(manager, first)).body).toMatchObject({ defaultFor: ['admin'] })
  // The owner makes it private again.
  expect((await change(manager, second, { shared: false })).status).toBe(200)
  expect((await read(manager, second)).body).toMatchObject({ defaultFor: [], sharedWith: [] })
})

it('a deleted view is restored by Undo, as the default of its roles', async () => {
  const { admin } = world.people
  const first = await saved(admin, { list: 'products', shared: true, defaultFor: ['admin'] })
  const deleted = await admin.client.remove(`${url}/${first}`)
  expect(deleted.status, deleted.text).toBeLessThan(300)
  const second = await saved(admin, { list: 'products', shared: true, defaultFor: ['admin'] })
  const undone = await admin.client.post(`${url}/${first}/undo`, undefined, {
    'if-match': '"1"',
  })
  expect(undone.status, undone.text).toBeLessThan(300)
  expect((await read(admin, first)).body).toMatchObject({ defaultFor: ['admin'] })
  expect((await read(admin, second)).body).toMatchObject({ defaultFor: [] })
})

it('anonymous callers read no view', async () => {
  expect((await clientOf(world.server).get(url)).status).toBe(401)
})

it('a view stores widths and pinned columns, of columns that its user may read', async () => {
  const { manager } = world.people
  const id = await saved(manager, { widths: { number: 140 }, pinned: ['number', 'customer'] })
  expect((await read(manager, id)).body).toMatchObject({
    widths: { number: 140 },
    pinned: ['number', 'customer'],
  })
  const limits = ['Enter the widths of columns in pixels, from 40 to 2,000.']
  for (const widths of [{ number: 3 }, { number: 'wide' }, { number: 1e9 }, {}, ['number'], 'wide'])
    expect(errorsOf(await change(manager, id, { widths })), JSON.stringify(widths)).toEqual({
      widths: limits,
    })
  expect(errorsOf(await change(manager, id, { widths: { nothing: 90 } }))).toHaveProperty('widths')
  for (const pinned of [
    ['nothing'],
    ['number', 'number'],
    ['number', 'customer', 'total', 'status'],
    'number',
  ])
    expect(errorsOf(await change(manager, id, { pinned })), JSON.stringify(pinned)).toHaveProperty('pinned')
  const customers = await saved(manager, { list: 'customers' })
  expect(errorsOf(await change(manager, customers, { widths: { creditNote: 90 } }))).toHaveProperty('widths')
  expect((await change(manager, id, { widths: null, pinned: [] })).status).toBe(200)
})
