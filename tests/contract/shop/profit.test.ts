import { afterAll, beforeAll, expect, it } from 'vitest'
import { create } from '#server/write/create'
import type { OverviewAnswer } from '#define/overview/overview'
import type { AnyResource } from '#define/resource'
import { corridor } from '../support/worlds/declared'
import { itemOf, orderOf, placeOrder, wareOf } from '../support/business/shop'
import { createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  const vouchers = world.app['vouchers'] as AnyResource
  await create(world.writer(), vouchers, { code: 'FIFTH', percent: 20 })
})
afterAll(() => world.close())

const category = async (name: string): Promise<string> =>
  (await create(world.writer(), world.app['categories'] as AnyResource, { name })).id

async function totalOf(tile: string): Promise<number[]> {
  const { client } = world.people.admin
  const today = new Date().toISOString().slice(0, 10)
  const range = `from=${today}&to=${today}&timezone=UTC&currency=EUR`
  const answer = await client.get(`/api/overview/ecommerce?${range}`)
  const found = (answer.body as OverviewAnswer).tiles[tile]
  return found?.kind === 'figures' ? found.lines.map(({ total }) => total ?? 0) : []
}

it('profit excludes the discount and shipping; the revenue by category equals the revenue', async () => {
  const ware = await wareOf(world, { price: 11_900, cost: 6453, category: await category('Terminals') })
  orderOf(await placeOrder(world.people.user, [itemOf(ware)], { discount: 'FIFTH', delivery: 'express' }))
  expect(await totalOf('profit')).toEqual([3067])
  expect(await totalOf('balance')).toEqual([9520 + 1500])
  expect(await totalOf('groups')).toEqual([9520 + 1500])
})

it('a discount is divided among the lines of an order to the last minor unit', async () => {
  const [item, other] = [
    await wareOf(world, { price: 333, cost: 100, category: await category('Readers') }),
    await wareOf(world, { price: 1999, cost: 1000, category: await category('Printers') }),
  ]
  const [before = 0] = await totalOf('profit')
  orderOf(await placeOrder(world.people.user, [itemOf(item, 2), itemOf(other)], { discount: 'FIFTH' }))
  // A fifth of 2665 is 533.
  expect(await totalOf('profit')).toEqual([before + 2665 - 533 - 1200])
  expect((await totalOf('groups')).reduce((sum, total) => sum + total, 0)).toBe((await totalOf('balance'))[0])
})
