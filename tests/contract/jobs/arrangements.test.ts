import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorsOf, type Answer } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, type Person, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

const url = '/api/arrangements'
const idOf = (answer: Answer) => (answer.body as { id: string }).id
const tiles = [{ tile: 'states', width: 12 }, { tile: 'yearly' }, { tile: 'authors', hidden: true }]
const save = ({ client }: Person, values: object = {}) =>
  client.post(url, { name: 'Start', page: 'app', tiles, ...values })
const arrangementOf = async ({ client }: Person, page = 'app') =>
  ((await client.get(`/api/overview/${page}`)).body as { arrangement: object | null }).arrangement

it('a user sees their own arrangement, and nobody else does', async () => {
  const { manager, user } = world.people
  const answer = await save(manager)
  expect(answer.status, answer.text).toBe(201)
  const id = idOf(answer)
  expect(await arrangementOf(manager)).toEqual({ id, version: 1, own: true, shared: false, tiles })
  expect(await arrangementOf(user)).toBeNull()
  expect(await arrangementOf(manager, 'banking')).toBeNull()
  expect((await user.client.get(`${url}/${id}`)).status).toBe(404)
  expect(errorsOf(await save(manager))).toHaveProperty('page')
  expect((await manager.client.remove(`${url}/${id}`, { 'If-Match': '"1"' })).status).toBe(204)
  expect(await arrangementOf(manager)).toBeNull()
})

it('an administrator arranges a dashboard for everyone; the own arrangement of a user comes first', async () => {
  const { admin, manager, user } = world.people
  const id = idOf(await save(admin, { page: 'booking', shared: true }))
  expect(await arrangementOf(user, 'booking')).toMatchObject({ id, own: false, shared: true, tiles })
  const own = idOf(await save(manager, { page: 'booking', tiles: [] }))
  expect(await arrangementOf(manager, 'booking')).toMatchObject({ id: own, own: true, tiles: [] })
  expect((await manager.client.patch(`${url}/${id}`, { tiles: [] }, { 'If-Match': '"1"' })).status).toBe(403)
  expect(errorsOf(await save(user, { page: 'booking', shared: true }))).toHaveProperty('shared')
})

it('what is shared later takes the place of what was shared before', async () => {
  const { admin, user } = world.people
  const first = idOf(await save(admin, { page: 'file', shared: true }))
  const other = await save(admin, { page: 'file', shared: true, owner: user.id })
  expect(other.status, other.text).toBe(201)
  expect((await admin.client.get(`${url}/${first}`)).body).toMatchObject({ shared: false, version: 2 })
})

it.each([
  ['a text', 'yearly'],
  ['a tile twice', [{ tile: 'yearly' }, { tile: 'yearly' }]],
  ['a width that does not exist', [{ tile: 'yearly', width: 5 }]],
  ['an unknown key', [{ tile: 'yearly', height: 3 }]],
  ['a name that is no name', [{ tile: '<b>' }]],
  ['too many tiles', Array.from({ length: 61 }, (_, index) => ({ tile: `tile${index}` }))],
])('%s is refused at the field of the tiles', async (_, invalid) => {
  expect(errorsOf(await save(world.people.manager, { page: 'analytics', tiles: invalid }))).toHaveProperty(
    'tiles',
  )
})
