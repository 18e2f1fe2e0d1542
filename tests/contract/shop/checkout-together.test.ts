import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { itemOf, placeOrder, stockOf, wareOf } from '../support/business/shop'
import { createPeople, createWorld, warmUp, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

describe('a product in high demand', () => {
  it('with ten pieces is ordered exactly ten times by a hundred buyers at once', async () => {
    await warmUp(world)
    const [ware, other] = [await wareOf(world, { stock: 10 }), await wareOf(world, { stock: null })]
    const people = await createPeople(world.server, ...Array.from({ length: 100 }, () => 'user' as const))
    const answers = await Promise.all(
      people.map((person, index) => {
        const cart = [itemOf(ware), itemOf(other)]
        return placeOrder(person, index % 2 === 0 ? cart : cart.toReversed())
      }),
    )
    const placed = answers.filter(({ status }) => status === 200)
    expect(placed).toHaveLength(10)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect([answer.status, Object.values(errorsOf(answer))]).toEqual([422, [['This is sold out.']]])
    const buyers = await world.database.query<{ buyer: string }>({
      text: `select distinct "buyer" from "orders" where "lines" @> $1::jsonb`,
      values: [JSON.stringify([{ product: ware.id }])],
    })
    expect(buyers, 'each of another person').toHaveLength(10)
    expect(await stockOf(world, ware.id)).toEqual({ stock: 0, sold: 10 })
    expect(await stockOf(world, other.id)).toEqual({ stock: null, sold: 10 })
  })

  it('gets order numbers without gaps, although other orders were rejected', async () => {
    const rows = await world.database.query<{ number: string }>({
      text: 'select "number" from "orders" order by "number"',
    })
    const numbers = rows.map(({ number }) => Number(number.slice(-5)))
    expect(numbers).toHaveLength(10)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })
})
