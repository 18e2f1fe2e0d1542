import { afterAll, beforeAll, expect, it } from 'vitest'
import { searchChanges } from '#server/features/watching/watcher'
import { errorsOf, type Answer } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, type Person, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

const idOf = (answer: Answer) => (answer.body as { id: string }).id
const made = async ({ client }: Person, path: string, values: object) => {
  const answer = await client.post(`/api/${path}`, values)
  expect(answer.status, answer.text).toBe(201)
  return idOf(answer)
}
const product = (person: Person, name: string, values: object = {}) =>
  made(person, 'products', { name, code: name.replaceAll(' ', '-'), price: 100, ...values })
const change = async ({ client }: Person, path: string, values: object) => {
  const { version } = (await client.get(`/api/${path}`)).body as { version: number }
  const answer = await client.patch(`/api/${path}`, values, { 'If-Match': `"${version}"` })
  expect(answer.status, answer.text).toBe(200)
}

interface Notice {
  readonly subject: string
  readonly record: string | null
  readonly resource: string
  readonly values: { readonly view: string; readonly count?: number; readonly title?: string }
}
const readNotices = async ({ client }: Person, view: string): Promise<Notice[]> => {
  await searchChanges(world.server.services)
  const { body } = await client.get(
    '/api/notifications?_sort=createdAt&_order=asc&kind=viewEntered&_start=0&_end=50',
  )
  const rows = (Array.isArray(body) ? body : (body as { notifications: Notice[] }).notifications) as Notice[]
  return rows.filter(({ values }) => values.view === view)
}
const watched = async (person: Person, values: object): Promise<string> => {
  const view = await made(person, 'savedViews', { name: 'Watched', list: 'products', ...values })
  // As the server does after each change, so that what follows is what is searched next.
  await searchChanges(world.server.services)
  expect((await person.client.post(`/api/savedViews/${view}/watch`, {})).status).toBe(200)
  return view
}
const filter = (field: string, op: string, value: unknown) => ({ and: [{ field, op, value }] })

it('a record that is created in a watched view is announced with its title, once', async () => {
  const { admin, manager } = world.people
  const view = await watched(manager, { filter: filter('price', 'gte', 500) })
  await product(admin, 'Cheap one', { price: 499 })
  const id = await product(admin, 'Dear one', { price: 500 })
  const notices = await readNotices(manager, view)
  expect(notices).toHaveLength(1)
  expect(notices[0]).toMatchObject({
    subject: 'Watched',
    resource: 'products',
    record: id,
    values: { view, title: 'Dear one' },
  })
  expect(await readNotices(manager, view)).toEqual(notices)
})

it('a record that a change brings into the view is announced; one that was in it before is not', async () => {
  const { admin, manager } = world.people
  const inside = await product(admin, 'Inside', { price: 900 })
  const outside = await product(admin, 'Outside', { price: 1 })
  const view = await watched(manager, { filter: filter('price', 'gte', 600) })
  await change(admin, `products/${inside}`, { price: 901 })
  await change(admin, `products/${inside}`, { name: 'Inside still' })
  expect(await readNotices(manager, view)).toEqual([])
  await change(admin, `products/${outside}`, { price: 600 })
  expect(await readNotices(manager, view)).toMatchObject([{ record: outside, values: { title: 'Outside' } }])
})

it('what a view searches for is compared with the former words of a record', async () => {
  const { admin, manager } = world.people
  const old = await product(admin, 'Copper kettle')
  const other = await product(admin, 'Steel kettle')
  const view = await watched(manager, { searchText: 'copper' })
  await change(admin, `products/${old}`, { price: 7 })
  await change(admin, `products/${old}`, { name: 'Copper pot' })
  expect(await readNotices(manager, view)).toEqual([])
  await change(admin, `products/${other}`, { name: 'Copper lid' })
  expect(await readNotices(manager, view)).toMatchObject([{ record: other }])
})

it('further records are added to an unread notification, which then links to the view', async () => {
  const { admin, manager } = world.people
  const view = await watched(manager, { searchText: 'lantern' })
  await product(admin, 'Lantern one')
  expect(await readNotices(manager, view)).toMatchObject([{ values: { title: 'Lantern one' } }])
  await product(admin, 'Lantern two')
  await product(admin, 'Lantern three')
  expect(await readNotices(manager, view)).toMatchObject([{ record: null, values: { view, count: 3 } }])
})

it('the own changes of a watcher are not announced, and nothing after they stop watching', async () => {
  const { admin, manager } = world.people
  const view = await watched(manager, { searchText: 'harpoon' })
  await product(manager, 'Harpoon own')
  expect(await readNotices(manager, view)).toEqual([])
  expect((await manager.client.post(`/api/savedViews/${view}/unwatch`, {})).status).toBe(200)
  await product(admin, 'Harpoon other')
  expect(await readNotices(manager, view)).toEqual([])
})

it('a user is offered to watch a view, or to stop, and not both', async () => {
  const { admin, manager, user } = world.people
  const view = await made(admin, 'savedViews', { name: 'Common', list: 'products', shared: true })
  const path = `/api/savedViews/${view}`
  const offered = async ({ client }: Person) =>
    ((await client.get(path)).body as { _can: string[] })._can.filter((verb) => verb.includes('watch'))
  for (const person of [admin, manager, user]) expect(await offered(person)).toEqual(['watch'])
  expect((await manager.client.post(`${path}/unwatch`, {})).status).toBe(403)
  const { body } = await manager.client.post(`${path}/watch`, {})
  expect((body as { _can: string[] })._can).toContain('unwatch')
  expect(await offered(manager)).toEqual(['unwatch'])
  expect((await manager.client.post(`${path}/watch`, {})).status).toBe(403)
  for (const person of [admin, user]) expect(await offered(person)).toEqual(['watch'])
  await manager.client.post(`${path}/unwatch`, {})
  expect(await offered(manager)).toEqual(['watch'])
})

it('a watcher is told only of records that they may read', async () => {
  const { admin, user } = world.people
  const view = await made(admin, 'savedViews', { name: 'Folders', list: 'folders', shared: true })
  for (const person of [admin, user])
    expect((await person.client.post(`/api/savedViews/${view}/watch`, {})).status).toBe(200)
  await made(world.people.manager, 'folders', { name: 'Private folder' })
  expect(await readNotices(admin, view)).toHaveLength(1)
  expect(await readNotices(user, view)).toEqual([])
})

it('a private view of another user, and notifications, cannot be watched', async () => {
  const { admin, manager } = world.people
  const own = await made(admin, 'savedViews', { name: 'Own', list: 'products' })
  expect((await manager.client.post(`/api/savedViews/${own}/watch`, {})).status).toBe(404)
  const view = await made(admin, 'savedViews', { name: 'Bell', list: 'notifications' })
  expect(errorsOf(await admin.client.post(`/api/savedViews/${view}/watch`, {}))).toHaveProperty('list')
})
