import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { create } from '#server/write/create'
import { move, update } from '#server/write/update'
import type { Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { verifyChangeLog } from '#server/features/history/verify-change-log'
import { errorsOf, type Answer } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createGoods, type Goods } from '../support/business/goods'
import { createPerson, createWorld, storedRow, storedRows, type World } from '../support/worlds/world'

interface Undone {
  batch: string
  undoable: boolean
  count: number
  refused: { id: string; title: string; message: string }[]
  left: number
}

let world: World
let products: Goods['products']
let invoices: Goods['invoices']
const { reviews, users, orders } = corridor.app as Record<'reviews' | 'users' | 'orders', AnyResource>
let addProduct: Goods['addProduct']
let addInvoice: Goods['addInvoice']
let addOrder: Goods['addOrder']
beforeAll(async () => {
  world = await createWorld(corridor)
  ;({ products, invoices, addProduct, addInvoice, addOrder } = await createGoods(world))
})
afterAll(() => world.close())

const api = (role: Role) => world.people[role].client
const bulk = async (role: Role, resource: string, body: object): Promise<string> => {
  const { token } = (await api(role).post(`/api/${resource}/bulk`, { ...body, dryRun: true })).body as {
    token: string
  }
  expect((await api(role).post(`/api/${resource}/bulk`, { token })).status).toBe(200)
  return token
}
const undo = (role: Role, batch: string, headers = {}) => api(role).post(`/api/undo/${batch}`, {}, headers)
const undone = (answer: Answer): Undone => {
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Undone
}
const undoLast = (role: Role, resource: string, id: string, version: number) =>
  api(role).post(`/api/${resource}/${id}/undo`, undefined, { 'if-match': `"${version}"` })
const stored = (resource: AnyResource, id: string) => storedRow(world, resource, id)

describe('a batch of the change log', () => {
  it('that changed values can be undone, and the undo can be undone', async () => {
    const ids = [await addProduct({ stock: 1 }), await addProduct({ stock: 2 })]
    const batch = await bulk('manager', 'products', { verb: 'update', ids, values: { stock: 9 } })
    const back = undone(await undo('manager', batch))
    expect(back).toMatchObject({ count: 2, refused: [], left: 0 })
    expect(await stored(products, ids[1] ?? '')).toMatchObject({ stock: 2, version: 3 })
    const forth = undone(await undo('manager', back.batch))
    expect(forth.count).toBe(2)
    expect(await stored(products, ids[1] ?? '')).toMatchObject({ stock: 9, version: 4 })
    const operations = await world.database.query({
      text: `select operation from changes where record = $1 order by id`,
      values: [ids[0]],
    })
    expect(operations.map(({ operation }) => operation)).toEqual(['create', 'update', 'undo', 'undo'])
  })

  it('that moved records to the trash can be undone, and the undo can be undone', async () => {
    const ids = [await addProduct(), await addProduct()]
    const back = undone(await undo('admin', await bulk('admin', 'products', { verb: 'delete', ids })))
    expect(back.count).toBe(2)
    expect(await stored(products, ids[0] ?? '')).toMatchObject({ deletedAt: null })
    expect(undone(await undo('admin', back.batch)).count).toBe(2)
    expect((await stored(products, ids[0] ?? ''))?.['deletedAt']).not.toBeNull()
  })

  it('that deleted permanently can be undone: the record exists again, with its history', async () => {
    const id = await addInvoice()
    const before = await stored(invoices, id)
    const batch = await bulk('admin', 'invoices', { verb: 'delete', ids: [id] })
    expect(await stored(invoices, id)).toBeUndefined()
    expect(undone(await undo('admin', batch)).count).toBe(1)
    const again = await stored(invoices, id)
    expect({ ...again, updatedAt: null }).toEqual({ ...before, version: 2, updatedAt: null })
    const history = (await api('admin').get(`/api/invoices/${id}/history`)).body as { operation: string }[]
    expect(history.map(({ operation }) => operation)).toEqual(['restore', 'delete', 'create'])
  })

  it('that made moves can be undone', async () => {
    const id = await addOrder()
    const batch = await bulk('manager', 'orders', { verb: 'pack', ids: [id] })
    expect(undone(await undo('manager', batch)).count).toBe(1)
    expect(await stored(orders, id)).toMatchObject({ status: 'pending' })
  })

  it.each([
    ['manager', 'orders', 'pack'],
    ['admin', 'orders', 'pack'],
    ['admin', 'invoices', 'delete'],
    ['manager', 'products', 'update'],
    ['admin', 'products', 'delete'],
  ] as const)(
    'returns to %s whether the undo of %s %s can be undone itself, without leaving a trace of the check',
    async (role, name, verb) => {
      const add = { invoices: addInvoice, orders: addOrder, products: addProduct }
      const id = await add[name]()
      const values = verb === 'update' ? { values: { stock: 5 } } : {}
      const batch = await bulk(role, name, { verb, ids: [id], ...values })
      const back = undone(await undo(role, batch))
      const resource = corridor.app[name] as AnyResource
      const entries = await world.database.query({
        text: 'select distinct "batch" from "changes" where "record" = $1 and "batch" <> $2 and "operation" = any($3)',
        values: [id, batch, ['undo', 'restore']],
      })
      expect(entries).toEqual([{ batch: back.batch }])
      const version = async () => (await stored(resource, id))?.['version']
      const before = await version()
      const again = await undo(role, back.batch)
      expect(again.status === 200 && undone(again).count === 1).toBe(back.undoable)
      expect((await version()) !== before).toBe(back.undoable)
    },
  )

  it('returns undoable: false for an undone move of a user who may not change the record', async () => {
    const values = { name: 'Of the user', kind: 'employee', holder: world.people.user.id }
    const { id } = (await api('admin').post('/api/paymentCards', values)).body as { id: string }
    const frozen = await bulk('user', 'paymentCards', { verb: 'freeze', ids: [id] })
    const back = undone(await undo('user', frozen))
    expect(back).toMatchObject({ count: 1, undoable: false })
    const other = await bulk('manager', 'products', {
      ...{ verb: 'update', values: { stock: 6 } },
      ids: [await addProduct()],
    })
    expect(undone(await undo('manager', other))).toMatchObject({ count: 1, undoable: true })
  })

  it('leaves records alone that have changed since, and returns their titles with the reason', async () => {
    const ids = [await addProduct({ name: 'Went on' }), await addProduct()]
    const batch = await bulk('admin', 'products', { verb: 'update', ids, values: { stock: 7 } })
    await update(world.writer(), products, ids[0] ?? '', { stock: 8 })
    const outcome = undone(await undo('admin', batch))
    expect(outcome.count).toBe(1)
    expect(outcome.refused).toEqual([{ id: ids[0], title: 'Went on', message: 'This was changed since.' }])
    expect(await stored(products, ids[0] ?? '')).toMatchObject({ stock: 8 })
    expect(await stored(products, ids[1] ?? '')).toMatchObject({ stock: 0 })
    const again = undone(await undo('admin', batch, { 'accept-language': 'zh-CN' }))
    expect([again.count, again.refused.map(({ message }) => message)]).toEqual([
      0,
      ['此后它又被修改过。', '此后它又被修改过。'],
    ])
  })

  it('can be undone by its author and by administrators, as far as they have the permission', async () => {
    const ids = [await addProduct()]
    const batch = await bulk('admin', 'products', { verb: 'update', ids, values: { stock: 3 } })
    expect((await undo('manager', batch)).status).toBe(404)
    expect((await world.anonymous.post(`/api/undo/${batch}`, {})).status).toBe(401)
    expect((await undo('admin', 'nothing')).status).toBe(422)
    expect((await undo('admin', ids[0] ?? '')).status).toBe(404)
    const theirs = await bulk('manager', 'products', { verb: 'update', ids, values: { stock: 4 } })
    expect(undone(await undo('admin', theirs)).count).toBe(1)
    const created = await api('manager').send(
      'POST',
      '/api/products/import',
      'Name,Product code,Price\nMine,MINE-1,1\n',
      { 'content-type': 'text/csv' },
    )
    const mine = (created.body as { batch: string }).batch
    const outcome = undone(await undo('manager', mine))
    expect([outcome.count, outcome.refused.map(({ message }) => message)]).toEqual([
      0,
      ['You may not do this. Ask your administrator.'],
    ])
    expect(undone(await undo('admin', mine)).count).toBe(1)
  })

  it('of an import can be undone: created records are deleted, changed ones get their values back', async () => {
    await addProduct({ code: 'I-1', name: 'Before', price: 100 })
    const text = 'Product code,Name,Price\nI-1,After,2\nI-2,New,3\n'
    const answer = await api('admin').send('POST', '/api/products/import?key=code', text, {
      'content-type': 'text/csv',
    })
    expect(undone(await undo('admin', (answer.body as { batch: string }).batch)).count).toBe(2)
    const rows = await storedRows(world, products)
    const byCode = (code: string) => rows.find((row) => row['code'] === code)
    expect(byCode('I-1')).toMatchObject({ name: 'Before', slug: 'before', price: 100 })
    expect(byCode('I-2')).toBeUndefined()
  })

  it('is not undone when another record has the unique value by now', async () => {
    const id = await addProduct({ code: 'FREE-1' })
    await update(world.writer(), products, id, { code: 'FREE-2' })
    await addProduct({ code: 'FREE-1' })
    expect(errorsOf(await undoLast('admin', 'products', id, 2))).toEqual({
      code: ['Another record has this already.'],
    })
    expect(await stored(products, id)).toMatchObject({ code: 'FREE-2', version: 2 })
  })
})

describe('the last change of a record', () => {
  it('can be undone by its version, also when it was a deletion', async () => {
    const id = await addProduct({ stock: 1 })
    const { client } = world.people.manager
    await client.patch(`/api/products/${id}`, { stock: 2 })
    await client.patch(`/api/products/${id}`, { stock: 3 })
    expect(errorsOf(await undoLast('manager', 'products', id, 2))).toEqual({
      '': ['This was changed since.'],
    })
    expect((await undoLast('manager', 'products', id, 3)).status).toBe(200)
    expect(await stored(products, id)).toMatchObject({ stock: 2, version: 4 })
    const gone = await addInvoice()
    await api('admin').remove(`/api/invoices/${gone}`)
    expect((await undoLast('admin', 'invoices', gone, 1)).status).toBe(200)
    expect(await stored(invoices, gone)).toMatchObject({ version: 2 })
  })

  it('cannot be undone by another user', async () => {
    const id = await addProduct()
    await api('admin').patch(`/api/products/${id}`, { stock: 2 })
    expect((await undoLast('manager', 'products', id, 2)).status).toBe(404)
    expect((await undoLast('user', 'products', id, 2)).status).toBe(404)
    expect(await stored(products, id)).toMatchObject({ stock: 2 })
  })

  it('cannot be undone by a user who no longer has the role that may set the field', async () => {
    const person = await createPerson(world.server, 'admin')
    const changed = await person.client.patch(`/api/users/${person.id}`, { role: 'user' })
    expect(changed.status, changed.text).toBe(200)
    const { version } = (await stored(users, person.id)) as { version: number }
    const refused = await person.client.post(`/api/users/${person.id}/undo`, undefined, {
      'if-match': `"${version}"`,
    })
    expect(errorsOf(refused)).toHaveProperty('role')
    const [{ batch } = { batch: '' }] = await world.database.query<{ batch: string }>({
      text: `select "batch" from "changes" where "record" = $1 and "version" = $2`,
      values: [person.id, version],
    })
    const whole = undone(await person.client.post(`/api/undo/${batch}`, {}))
    expect([whole.count, whole.refused.length]).toEqual([0, 1])
    expect(await stored(users, person.id)).toMatchObject({ role: 'user', version })
  })

  it('updates related figures when it is undone', async () => {
    const product = await addProduct()
    await move(world.writer(), products, product, { name: 'publish' })
    const review = await create(world.writer(), reviews, {
      ...{ product, rating: 4, title: 'Good', body: 'It works.' },
    })
    await move(world.writer(), reviews, review.id, { name: 'approve' })
    expect(await stored(products, product)).toMatchObject({ reviewCount: 1 })
    expect((await api('admin').remove(`/api/reviews/${review.id}`)).status).toBe(204)
    expect(await stored(products, product)).toMatchObject({ reviewCount: 0, ratingAverage: 0 })
    expect((await undoLast('admin', 'reviews', review.id, 2)).status).toBe(200)
    expect(await stored(products, product)).toMatchObject({ reviewCount: 1, ratingAverage: 4 })
  })

  it('is undone without rejections although related records changed with it', async () => {
    const product = await addProduct()
    await move(world.writer(), products, product, { name: 'publish' })
    const { id } = await create(world.writer(), reviews, {
      ...{ product, rating: 5, title: 'Good', body: 'It works.' },
    })
    const batch = await bulk('admin', 'reviews', { verb: 'approve', ids: [id] })
    expect(await stored(products, product)).toMatchObject({ reviewCount: 1 })
    expect(undone(await undo('admin', batch)).refused).toEqual([])
    expect(await stored(products, product)).toMatchObject({ reviewCount: 0 })
  })

  it('can be the creation of a user, whose undo deletes the credentials', async () => {
    const created = await api('admin').post('/api/users', {
      ...{
        firstName: 'Came',
        lastName: 'By Hand',
        displayName: 'Came By Hand',
        email: 'by-hand@people.example',
      },
    })
    expect(created.status, created.text).toBe(201)
    const { id } = created.body as { id: string }
    await world.database.query({
      text: `insert into "credentials" ("userId", "passwordHash") values ($1, 'none')`,
      values: [id],
    })
    expect((await undoLast('admin', 'users', id, 1)).status).toBe(200)
    const left = await world.database.query({
      text: `select 1 from "credentials" where "userId" = $1`,
      values: [id],
    })
    expect(left).toEqual([])
  })

  it('leaves a valid change log after undo', async () => {
    expect(await verifyChangeLog(world.database)).toMatchObject({ ok: true })
  })
})
