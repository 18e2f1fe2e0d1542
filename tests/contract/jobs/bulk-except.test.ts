import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#define/access'
import { uuid7 } from '#server/db/uuid7'
import { errorsOf } from '../support/worlds/client'
import { whole } from '../support/worlds/declared'
import { createGoods, type Goods } from '../support/business/goods'
import { createWorld, storedRow, type World } from '../support/worlds/world'

let world: World
let goods: Goods
beforeAll(async () => {
  world = await createWorld(whole)
  goods = await createGoods(world)
})
afterAll(() => world.close())

const send = (role: Role, path: string, body: unknown) => world.people[role].client.post(path, body)
const plan = (role: Role, body: object) =>
  send(role, '/api/products/bulk', { ...body, dryRun: true }) as Promise<{
    status: number
    body: { count: number; token: string; sample: { id: string }[] }
    text: string
  }>
const run = async (role: Role, token: string) => (await send(role, '/api/products/bulk', { token })).body
const priced = (price: number) => [{ field: 'price', value: price }]
const stored = (id: string) => storedRow(world, goods.products, id)

async function addProducts(count: number, values: object): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push(await goods.addProduct(values))
  return ids
}

describe('a bulk run of everything except some records', () => {
  it('changes all others, and Undo restores them', async () => {
    const ids = await addProducts(7, { price: 8001, stock: 3 })
    const except = [ids[1] ?? '', ids[4] ?? '']
    const { body } = await plan('manager', {
      verb: 'update',
      filter: priced(8001),
      except,
      values: { stock: 8 },
    })
    expect(body.count).toBe(5)
    expect(body.sample).toHaveLength(5)
    expect(body.sample.filter(({ id }) => except.includes(id))).toEqual([])
    expect(await run('manager', body.token)).toEqual({ count: 5, refused: [], left: 0 })
    for (const id of ids) expect(await stored(id)).toMatchObject({ stock: except.includes(id) ? 3 : 8 })
    const undone = await send('manager', `/api/undo/${body.token}`, {})
    expect(undone.status, undone.text).toBe(200)
    for (const id of ids) expect(await stored(id)).toMatchObject({ stock: 3 })
    expect(await stored(except[0] ?? '')).toMatchObject({ version: 1 })
  })

  it('deletes all others', async () => {
    const ids = await addProducts(5, { price: 8002 })
    const [first = '', second = ''] = ids
    const { body } = await plan('admin', { verb: 'delete', filter: priced(8002), except: [first, second] })
    expect(await run('admin', body.token)).toMatchObject({ count: 3 })
    const trashed = await Promise.all(ids.map(async (id) => (await stored(id))?.['deletedAt'] !== null))
    expect(trashed).toEqual(ids.map((id) => id !== first && id !== second))
  })

  it('leaves out what it does not find anyway, and nothing if there are no exceptions', async () => {
    await addProducts(2, { price: 8003 })
    for (const except of [[], [uuid7()]])
      expect((await plan('admin', { verb: 'delete', filter: priced(8003), except })).body.count).toBe(2)
  })

  it('is rejected if the exceptions are no ids, too many, or beside ids', async () => {
    const [id = ''] = await addProducts(1, { price: 8004 })
    const many = Array.from({ length: 1001 }, () => uuid7())
    const hostile: unknown[] = ['x', id, { id }, [1], [null], [id, "' or true --"], [[id]], null, many]
    for (const except of hostile) {
      const answer = await plan('admin', { verb: 'delete', filter: priced(8004), except })
      expect(answer.status, JSON.stringify(except).slice(0, 60)).toBe(422)
    }
    const ofMany = await send('admin', '/api/products/bulk', { verb: 'delete', except: many, dryRun: true })
    expect(errorsOf(ofMany)).toEqual({
      except: ['At most 1,000 records can be left out of all that match. Narrow the list instead.'],
    })
    const both = await send('admin', '/api/products/bulk', {
      verb: 'delete',
      ids: [id],
      except: [id],
      dryRun: true,
    })
    expect(errorsOf(both)).toHaveProperty('except')
    const thousand = await plan('admin', {
      verb: 'delete',
      filter: priced(8004),
      except: [...many.slice(1), id].slice(-1000),
    })
    expect([thousand.status, thousand.body.count]).toEqual([200, 0])
  })
})

describe('an export of everything except some records', () => {
  const path = '/api/products/export?format=csv&price=8005'

  it('has all others, with their number', async () => {
    const ids = await addProducts(4, { price: 8005 })
    const codes = await Promise.all(ids.map(async (id) => String((await stored(id))?.['code'])))
    const answer = await send('manager', path, { except: ids.slice(0, 2) })
    expect(answer.status, answer.text).toBe(200)
    const { job, count } = answer.body as { job: string; count: number }
    expect(count).toBe(2)
    const { text } = await world.people.manager.client.get(`/api/works/${job}/file`)
    expect(codes.map((code) => text.includes(code))).toEqual([false, false, true, true])
    expect((await world.people.manager.client.get(`/api/jobs/${job}`)).body).toMatchObject({ total: 2 })
  })

  it('is rejected if the exceptions are no ids, or beside ids', async () => {
    for (const body of [{ except: ['x'] }, { except: 'x' }, { except: [uuid7()], ids: [uuid7()] }])
      expect(errorsOf(await send('manager', path, body))).toHaveProperty('except')
  })
})
