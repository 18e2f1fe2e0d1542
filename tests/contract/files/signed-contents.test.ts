import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSession } from '#server/features/auth/account'
import { visitorReader } from '#server/write/services/visitor'
import { findOne } from '#server/read/find-one'
import { forgetAttempts, givePasswords, keyOf, password } from '../support/worlds/accounts'
import { answerOf, clientOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { formOf, pixel } from '../support/worlds/upload-form'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

interface File {
  readonly id: string
  readonly content: string
}
const upload = async (client: Client, path = '/api/files/upload'): Promise<File> =>
  (await answerOf(await client.raw('POST', path, formOf('dot.png', pixel)))).body as File
/** Requests the address without a token, like an `<img>`. */
const shows = async (address: string) => (await world.anonymous.raw('GET', address)).status
const person = (role: 'admin' | 'manager' | 'user' = 'user'): Promise<Person> =>
  createPerson(world.server, role)

it('a signed address serves a file with ranges, and browsers may cache it', async () => {
  const { client } = await person()
  const { content, id } = await upload(client)
  const whole = await world.anonymous.raw('GET', content)
  expect([whole.status, whole.headers.get('cache-control')]).toEqual([
    200,
    'private, max-age=43200, immutable',
  ])
  const part = await world.anonymous.raw('GET', content, undefined, { range: 'bytes=0-3' })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4])
  const etag = whole.headers.get('etag') ?? ''
  expect((await world.anonymous.raw('GET', content, undefined, { 'if-none-match': etag })).status).toBe(304)
  const again = (await client.get(`/api/files/${id}`)).body as File
  expect(again.content, 'the same for the whole session').toBe(content)
})

it('a signed address becomes invalid with the session that read it, and no other', async () => {
  const owner = await person()
  const { content, id } = await upload(owner.client)
  const { accessToken } = await startSession(world.server.services, owner, 'en', undefined)
  const second = clientOf(world.server, accessToken)
  const other = ((await second.get(`/api/files/${id}`)).body as File).content
  expect([await shows(content), await shows(other)]).toEqual([200, 200])
  await owner.client.post('/api/account/logout')
  expect([await shows(content), await shows(other)]).toEqual([401, 200])
})

it('a signed address becomes invalid when its reader is banned', async () => {
  const owner = await person()
  const { content } = await upload(owner.client)
  await world.people.admin.client.post(`/api/users/${owner.id}/ban`, { reason: 'A test.' })
  expect(await shows(content)).toBe(401)
})

it('a signed address becomes invalid when the file goes to the trash, and one from the trash when it is restored', async () => {
  const owner = await person()
  const { content, id } = await upload(owner.client)
  expect((await owner.client.remove(`/api/files/${id}`)).status).toBeLessThan(300)
  expect(await shows(content)).toBe(401)
  const [row] = (await owner.client.get('/api/files?_trash=true')).body as File[]
  expect(row?.id).toBe(id)
  expect(await shows(row?.content ?? ''), 'in the trash it is shown to its owner').toBe(200)
  expect((await owner.client.post(`/api/files/${id}/restore`)).status).toBe(200)
  expect([await shows(row?.content ?? ''), await shows(content)]).toEqual([401, 200])
})

it('a signed address becomes invalid when its reader may no longer read the record', async () => {
  const [owner, manager] = [await person(), await person('manager')]
  const { id } = await upload(owner.client)
  const { content } = (await manager.client.get(`/api/files/${id}`)).body as File
  expect(await shows(content)).toBe(200)
  const demoted = await world.people.admin.client.patch(`/api/users/${manager.id}`, { role: 'user' })
  expect(demoted.status).toBe(200)
  expect(await shows(content)).toBe(401)
})

it('a signed address that an API key read becomes invalid with the key', async () => {
  const owner = await person()
  await givePasswords(world, owner)
  await forgetAttempts(world)
  const program = clientOf(world.server, await keyOf(owner.client))
  const { id } = await upload(owner.client)
  const { content } = (await program.get(`/api/files/${id}`)).body as File
  expect(await shows(content)).toBe(200)
  const changed = { old: password, new: 'fast red mountains' }
  expect((await owner.client.post('/api/account/change-password', changed)).status).toBe(204)
  expect(await shows(content)).toBe(401)
})

it('an upload without a record is served to its uploader while they are signed in', async () => {
  const owner = await person()
  const { content } = await upload(owner.client, '/api/contents')
  expect(await shows(content)).toBe(200)
  await owner.client.post('/api/account/logout')
  expect(await shows(content)).toBe(401)
})

it('a signed address with a changed part is rejected', async () => {
  const [owner, other] = [await person(), await person()]
  const [mine, theirs] = [await upload(owner.client), await upload(other.client)]
  const query = (address: string) => new URL(address, 'http://corridor.test').searchParams
  for (const name of ['until', 'session', 'in', 'record', 'by'])
    for (const value of [query(theirs.content).get(name) ?? '', undefined]) {
      const changed = new URL(mine.content, 'http://corridor.test')
      if (value === undefined) changed.searchParams.delete(name)
      else changed.searchParams.set(name, value === changed.searchParams.get(name) ? `${value}1` : value)
      expect(await shows(`${changed.pathname}${changed.search}`), `${name} ${value}`).toBe(401)
    }
  expect(await shows(`${mine.content}&trash=1`)).toBe(401)
})

it('a picture of the public site is served to visitors until its record is no longer public', async () => {
  const { admin } = world.people
  const { content } = await upload(admin.client, '/api/contents')
  const made = await admin.client.post('/api/products', {
    name: 'Seen',
    code: 'seen',
    price: 1,
    cover: content,
  })
  expect(made.status, made.text).toBe(201)
  const product = corridor.app['products']
  if (!product) throw new Error('There are no products')
  const { id } = made.body as { id: string }
  const published = await admin.client.post(`/api/products/${id}/publish`)
  expect(published.status, published.text).toBe(200)
  const { cover } = await findOne(visitorReader(world.server.services, 'en'), product, id)
  expect(String(cover)).not.toContain('session=')
  expect(await shows(String(cover))).toBe(200)
  await world.database.query({
    text: 'update "products" set "deletedAt" = now() where "id" = $1',
    values: [id],
  })
  expect(await shows(String(cover))).toBe(401)
})
