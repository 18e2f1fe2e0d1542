import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyResource } from '#define/resource'
import { create } from '#server/write/create'
import { errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { itemOf, orderOf, placeOrder, wareOf } from '../support/business/shop'
import { createWorld, storedRow, type World } from '../support/worlds/world'

let world: World
let admin: Client
beforeAll(async () => {
  world = await createWorld(corridor)
  admin = world.people.admin.client
})
afterAll(() => world.close())

const followed = { '': ['This followed from the change of another record: undo that one.'] }
const stored = async (name: string, id: string) =>
  storedRow(world, world.app[name] as AnyResource, id) as Promise<Readonly<Record<string, unknown>>>
/** Undoes the last change of a record, as an administrator. */
const undoLast = async (name: string, id: string) =>
  admin.post(`/api/${name}/${id}/undo`, undefined, {
    'if-match': `"${String((await stored(name, id))['version'])}"`,
  })
describe('the undo of the last change of a record alone', () => {
  it('is refused where all of it followed from the change of another record', async () => {
    const { id: product } = await wareOf(world)
    const review = { product, rating: 5, title: 'Good', body: 'It works.' }
    const { id } = await create(world.writer(), world.app['reviews'] as AnyResource, review)
    expect((await admin.post(`/api/reviews/${id}/approve`)).status).toBe(200)
    expect(await stored('products', product)).toMatchObject({ reviewCount: 1 })
    expect(errorsOf(await undoLast('products', product))).toEqual(followed)
    expect(await stored('products', product)).toMatchObject({ reviewCount: 1 })
    expect((await undoLast('reviews', id)).status).toBe(200)
    expect(await stored('products', product)).toMatchObject({ reviewCount: 0 })
  })

  it('keeps what was sold of a product, which follows from its orders', async () => {
    const ware = await wareOf(world, { stock: 9 })
    const { id } = orderOf(await placeOrder(world.people.user, [itemOf(ware, 2)]))
    const lines = [{ product: ware.id, variant: null, quantity: 4, colors: [] }]
    expect((await admin.patch(`/api/orders/${id}`, { lines })).status).toBe(200)
    expect(await stored('products', ware.id)).toMatchObject({ stock: 5, sold: 4 })
    expect((await undoLast('products', ware.id)).status).toBe(200)
    expect(await stored('products', ware.id)).toMatchObject({ stock: 7, sold: 4 })
  })
})
