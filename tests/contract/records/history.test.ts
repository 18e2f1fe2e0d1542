import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { create } from '#server/write/create'
import { move, update } from '#server/write/update'
import type { Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, storedRow, type World } from '../support/worlds/world'

interface Change {
  id: number
  operation: string
  by: { id: string; name: string } | null
  version: number
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  _refs: Record<string, string>
}

const hidden = { creditNote: 'Never pays' }
let world: World
let customers: AnyResource
let products: AnyResource
let invoices: AnyResource
beforeAll(async () => {
  world = await createWorld(corridor)
  const declared = world.app as Record<string, AnyResource>
  customers = declared.customers as AnyResource
  products = declared.products as AnyResource
  invoices = declared.invoices as AnyResource
})
afterAll(() => world.close())

let made = 0
const addCustomer = (values: object = {}) =>
  create(world.writer(), customers, {
    name: 'First name',
    email: `customer${++made}@company.example`,
    country: 'DE',
    ...values,
  })
const addProduct = (values: object = {}) =>
  create(world.writer(), products, {
    name: `Reader ${++made}`,
    code: `R-${made}`,
    price: 5000,
    ...values,
  })
const historyOf = async (role: Role, path: string) => {
  const answer = await world.people[role].client.get(`/api/${path}`)
  expect(answer.status, answer.text).toBe(200)
  return { changes: answer.body as Change[], link: answer.headers.get('link') }
}

describe('the history of a record', () => {
  it('lists each change once, newest first, with its user', async () => {
    const { id } = await addCustomer()
    await world.people.admin.client.patch(`/api/customers/${id}`, { name: 'Second name', city: 'Bonn' })
    await world.people.manager.client.patch(`/api/customers/${id}`, { city: null })
    const { changes } = await historyOf('admin', `customers/${id}/history`)
    expect(changes.map(({ operation, version }) => `${operation} ${version}`)).toEqual([
      'update 3',
      'update 2',
      'create 1',
    ])
    expect(changes[0]).toMatchObject({ before: { city: 'Bonn' }, after: { city: null } })
    expect(changes[1]?.before).toEqual({ name: 'First name', city: null })
    expect(changes[1]?.by).toEqual({ id: world.people.admin.id, name: 'A admin' })
    expect(changes[2]).toMatchObject({ by: null, before: null, after: { name: 'First name', country: 'DE' } })
    expect(Object.keys(changes[2]?.after ?? {})).not.toContain('version')
  })

  it('is paged', async () => {
    const { id } = await addCustomer()
    for (let turn = 0; turn < 5; turn++) await update(world.writer(), customers, id, { city: `City ${turn}` })
    const versions: number[] = []
    let path: string | undefined = `customers/${id}/history?limit=4`
    while (path) {
      const { changes, link }: Awaited<ReturnType<typeof historyOf>> = await historyOf('admin', path)
      expect(changes.length).toBeLessThanOrEqual(4)
      versions.push(...changes.map(({ version }) => version))
      path = link ? /^<\/api\/([^>]+)>; rel="next"$/.exec(link)?.[1] : undefined
    }
    expect(versions).toEqual([6, 5, 4, 3, 2, 1])
    const { client } = world.people.admin
    expect((await client.get(`/api/customers/${id}/history?limit=0`)).status).toBe(422)
    expect((await client.get(`/api/customers/${id}/history?after=x`)).status).toBe(422)
  })

  it('omits fields that do not exist for the user', async () => {
    const { id } = await addCustomer(hidden)
    await update(world.writer(), customers, id, { creditNote: 'Pays late' })
    const { changes } = await historyOf('manager', `customers/${id}/history`)
    expect(changes[0]).toMatchObject({ operation: 'update', before: {}, after: {} })
    expect(JSON.stringify(changes)).not.toMatch(/creditNote|Never pays|Pays late/)
    expect((await historyOf('admin', `customers/${id}/history`)).changes[0]?.before).toEqual(hidden)
  })

  it('is available only for a record that the caller may read', async () => {
    const own = await addCustomer({ account: world.people.user.id })
    const other = await addCustomer()
    const { client } = world.people.user
    expect((await client.get(`/api/customers/${own.id}/history`)).status).toBe(200)
    expect((await client.get(`/api/customers/${other.id}/history`)).status).toBe(404)
    expect((await world.anonymous.get(`/api/customers/${own.id}/history`)).status).toBe(401)
    await world.people.admin.client.remove(`/api/customers/${own.id}`)
    expect((await client.get(`/api/customers/${own.id}/history`)).status).toBe(404)
    expect((await historyOf('admin', `customers/${own.id}/history`)).changes[0]?.operation).toBe('delete')
  })

  it('names users and records only if the caller may know them', async () => {
    const customer = await addCustomer({ account: world.people.user.id })
    const values = {
      customer: customer.id,
      dueOn: '2099-01-01',
      lines: [{ description: 'One', quantity: 1, unitPrice: 1 }],
    }
    const { body } = await world.people.admin.client.post('/api/invoices', values)
    const { id } = body as { id: string }
    await world.people.admin.client.post(`/api/invoices/${id}/send`)
    const own = await historyOf('user', `invoices/${id}/history`)
    expect(own.changes.map(({ by }) => by?.name)).toEqual(['Somebody', 'Somebody'])
    expect(own.changes[1]?._refs).toEqual({ [customer.id]: 'First name' })
    const { changes } = await historyOf('admin', `invoices/${id}/history`)
    expect(changes[0]).toMatchObject({
      operation: 'send',
      before: { status: 'draft' },
      after: { status: 'sent' },
    })
  })
})

describe('restoring a version', () => {
  it('writes its values back as a new change', async () => {
    const { id } = await addProduct({ name: 'Reader one', labels: ['a', 'b'], price: 100 })
    await update(world.writer(), products, id, { name: 'Reader two', price: 200 })
    await move(world.writer(), products, id, { name: 'publish' })
    await update(world.writer(), products, id, { labels: [], price: 300 })
    const { client } = world.people.manager
    const answer = await client.post(`/api/products/${id}/restore`, { version: 1 }, { 'if-match': '"4"' })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toMatchObject({ name: 'Reader one', labels: ['a', 'b'], price: 100, version: 5 })
    // A state changes by moves only.
    expect(answer.body).toMatchObject({ status: 'published' })
    const { changes } = await historyOf('manager', `products/${id}/history`)
    expect(changes[0]).toMatchObject({
      operation: 'restore',
      version: 5,
      after: { price: 100, slug: 'reader-one' },
    })
  })

  it('computes the computed values again', async () => {
    const customer = await addCustomer()
    const lines = [{ description: 'One', quantity: 2, unitPrice: 500 }]
    const { id } = await create(world.writer(), invoices, {
      customer: customer.id,
      dueOn: '2099-01-01',
      lines,
    })
    await update(world.writer(), invoices, id, { lines: [{ ...lines[0], quantity: 9 }] })
    const { body } = await world.people.admin.client.post(`/api/invoices/${id}/restore`, { version: 1 })
    expect(body).toMatchObject({ lines, total: 1000, version: 3 })
    await move(world.writer(), invoices, id, { name: 'send' })
    const late = await world.people.admin.client.post(`/api/invoices/${id}/restore`, { version: 2 })
    expect(late.status).toBe(403)
  })

  it('does not change fields that the caller may not set', async () => {
    const { id } = await addCustomer(hidden)
    await update(world.writer(), customers, id, { name: 'Other name', creditNote: 'Pays late' })
    const answer = await world.people.manager.client.post(`/api/customers/${id}/restore`, { version: 1 })
    expect(answer.body).toMatchObject({ name: 'First name', version: 3 })
    expect(await storedRow(world, customers, id)).toMatchObject({ creditNote: 'Pays late' })
  })

  it('is rejected for a missing version, without permission, and for a stale If-Match', async () => {
    const { id } = await addProduct()
    await update(world.writer(), products, id, { price: 1 })
    const { admin, user } = world.people
    const post = (body: unknown, headers = {}) =>
      admin.client.post(`/api/products/${id}/restore`, body, headers)
    expect(errorsOf(await post({ version: 7 }))).toHaveProperty('version')
    expect(errorsOf(await post({ version: 0 }))).toHaveProperty('version')
    expect(errorsOf(await post({ version: 1, name: 'x' }))).toHaveProperty('name')
    expect((await post({ version: 1 }, { 'if-match': '"1"' })).status).toBe(409)
    expect((await post({})).status).toBe(404)
    expect((await user.client.post(`/api/products/${id}/restore`, { version: 1 })).status).toBe(403)
    const same = await post({ version: 2 })
    expect([same.status, (same.body as { version: number }).version]).toEqual([200, 2])
  })
})
